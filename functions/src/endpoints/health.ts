import { httpEndpoint } from './answer-http.ts';

/** `GET /api/health`: the endpoints are open. Asks nothing else, so it stays cheap to poll. */
export const health = httpEndpoint('health', {}, (_, { request_id }) =>
  Promise.resolve({ ok: true, request_id }),
);
