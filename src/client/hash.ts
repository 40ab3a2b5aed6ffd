/**
 * A hash with a stray percent sign, such as #100%, crashes the router, which decodes it (core/lib/client/ClientLifecyclesDispatcher.js).
 * Encoded, it means the same. Client modules are loaded before the router listens, so the router never sees the other one.
 * Can go when Docusaurus catches the error.
 */
export function decodable(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

function makeDecodable(): void {
  const {hash, pathname, search} = window.location;
  const fixed = decodable(hash);
  if (fixed !== hash) window.history.replaceState(window.history.state, '', pathname + search + fixed);
}

if (typeof window !== 'undefined') {
  makeDecodable();
  window.addEventListener('popstate', makeDecodable);
}
