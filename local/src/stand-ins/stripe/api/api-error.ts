import { jsonReply, type LocalReply } from '../../local-server.ts';

interface Details {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
}

/** A refusal in Stripe's words, thrown where it is found. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly details: Details;

  constructor(status: number, details: Details) {
    super(details.message);
    this.status = status;
    this.details = details;
  }
}

export const invalidRequest = (message: string, more: { code?: string; param?: string } = {}) =>
  new ApiError(400, { type: 'invalid_request_error', message, ...more });

export const notFound = (what: string, id: string, param = 'id') =>
  new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });

export const errorReply = (
  status: number,
  error: Details,
  headers: Record<string, string> = {},
): LocalReply => {
  const reply = jsonReply({ error }, status);
  return { ...reply, headers: { ...reply.headers, ...headers } };
};
