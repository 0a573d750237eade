import { ERROR_CODES, type ErrorCode } from '@vibes/core/api/error-code';

/**
 * A refusal that an endpoint answers with. `message` is the sentence for the person; `log` is for
 * us and never leaves the server.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly log: string | undefined;
  /** The reason, for a screen that handles it; sent with the sentence. */
  readonly reason: string | undefined;
  readonly retryAfter: number | undefined;

  /** @param options.retryAfter seconds */
  constructor(
    code: ErrorCode,
    options: {
      sentence?: string;
      log?: string;
      reason?: string;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(options.sentence ?? ERROR_CODES[code].sentence, { cause: options.cause });
    this.code = code;
    this.log = options.log;
    this.reason = options.reason;
    this.retryAfter = options.retryAfter;
  }
}
