/** What the reader is told when the provider gave no answer. */
export type Failure = {
  /** unreachable: every host failed. refused: a host answered, but not with results. */
  kind: 'unreachable' | 'refused';
  /** For whoever runs the site. The client has masked the key in it. */
  details: string;
};

type Loose = Error & {status?: unknown; stackTrace?: unknown};

/** The embedded worker says why it has no answer in the body of its reply: which file, and how to build it. */
function replyOf(stackTrace: unknown): string | undefined {
  if (!Array.isArray(stackTrace)) return undefined;
  const content: unknown = stackTrace.at(-1)?.response?.content;
  if (typeof content !== 'string') return undefined;
  try {
    const {message} = JSON.parse(content) as {message?: unknown};
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}

export function failureOf(error: unknown): Failure {
  const {name, message, status, stackTrace} = (error instanceof Error ? error : new Error(String(error))) as Loose;
  const kind = name === 'RetryError' ? 'unreachable' : 'refused';
  const reply = kind === 'unreachable' ? replyOf(stackTrace) : undefined;
  // Where the site's own worker says what is wrong, the library's advice about a hosted service does not help anybody.
  const details = [reply ?? message, typeof status === 'number' && `HTTP ${status}`].filter(Boolean).join(' · ');
  return {kind, details};
}

/** One line for whoever looks into the console; never the request, which has the key in its address. */
export function logFailure({details}: Failure): void {
  console.warn(`[search] ${details}`);
}
