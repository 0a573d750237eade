/**
 * A refusal of a callable: `message` is a sentence for the person, `code` the server's code,
 * `reason` a closer one.
 */
export class CallError extends Error {
  override name = 'CallError';
  constructor(
    readonly code: string,
    message: string,
    readonly reason?: string,
  ) {
    super(message);
  }

  /** The server said no, and its sentence says why; everything else is a fault. */
  get isRefusal(): boolean {
    return !FAULTS.has(this.code);
  }
}

/** The codes of our own and of the SDK for what is nobody's no. */
const FAULTS = new Set(['internal', 'timeout', 'unavailable', 'deadline-exceeded', 'cancelled']);

/** What went wrong, for the person: whatever is thrown in the app says so. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const OFFLINE = 'No connection to the server. Check your network and try again.';

/** The SDK appends the HTTP status to the server's sentence: ` [400]`. */
const STATUS_MARK = / \[\d{3}\]$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Reads what the functions SDK throws. Our own refusals carry `details.code` and their sentence; no
 * other message is fit for a person, so `fallback` replaces it.
 */
export function readCallError(error: unknown, fallback: string): CallError {
  if (error instanceof CallError) return error;
  if (!isRecord(error)) return new CallError('internal', fallback);
  const details = error['details'];
  if (isRecord(details) && typeof details['code'] === 'string') {
    const message = typeof error['message'] === 'string' ? error['message'] : '';
    const sentence = message.replace(STATUS_MARK, '');
    const reason = typeof details['reason'] === 'string' ? details['reason'] : undefined;
    return new CallError(details['code'], sentence || fallback, reason);
  }
  const code = typeof error['code'] === 'string' ? error['code'].replace(/^functions\//, '') : '';
  // The SDK reports a failed fetch as internal, with the same word as message.
  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine;
  return new CallError(code || 'internal', isOffline ? OFFLINE : fallback);
}
