import { randomUUID } from 'node:crypto';
import { jsonReply, type LocalReply } from '../local-server.ts';

/** A refusal in Notion's words, thrown where it is found. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const validationError = (message: string) => new ApiError(400, 'validation_error', message);

export const notFound = (what: string, id: string) =>
  new ApiError(
    404,
    'object_not_found',
    `Could not find ${what} with ID: ${id}. Make sure the relevant pages and databases are shared with your integration.`,
  );

export function errorReply(
  { status, code, message }: { status: number; code: string; message: string },
  headers: Record<string, string> = {},
): LocalReply {
  const reply = jsonReply(
    { object: 'error', status, code, message, request_id: randomUUID() },
    status,
  );
  return { ...reply, headers: { ...reply.headers, ...headers } };
}
