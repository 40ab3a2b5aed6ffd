import type {SearchSettings} from '@site/config/search-settings';

/** What the reader is told when the provider gave no answer. */
export type Failure = {
  /** unreachable: every host failed. refused: a host answered, but not with results. */
  kind: 'unreachable' | 'refused';
  /** For whoever runs the site. The client has masked the key in it. */
  details: string;
};

type Loose = Error & {status?: unknown; stackTrace?: unknown};

/**
 * The library's own message sends whoever runs the site to the support of a hosted service, which the embedded search does not use.
 * Its worker says in the body of its reply which file is missing and how to build it; one that did not start or died says nothing,
 * and what is left is what happened: a timeout.
 */
function workerMessage(stackTrace: unknown): string {
  const content: unknown = Array.isArray(stackTrace) ? stackTrace.at(-1)?.response?.content : undefined;
  const reply = typeof content === 'string' ? content : '';
  try {
    const {message} = JSON.parse(reply) as {message?: unknown};
    if (typeof message === 'string') return message;
  } catch {
    // Not JSON: no reply of the worker.
  }
  return `The search worker of this site did not answer${reply && `: ${reply}`}.`;
}

export function failureOf(error: unknown, provider: SearchSettings['provider']): Failure {
  const {name, message, status, stackTrace} = (error instanceof Error ? error : new Error(String(error))) as Loose;
  const kind = name === 'RetryError' ? 'unreachable' : 'refused';
  const said = kind === 'unreachable' && provider === 'embedded' ? workerMessage(stackTrace) : message;
  const details = [said, typeof status === 'number' && `HTTP ${status}`].filter(Boolean).join(' · ');
  return {kind, details};
}

/** One line for whoever looks into the console; never the request, which has the key in its address. */
export function logFailure({details}: Failure): void {
  console.warn(`[search] ${details}`);
}
