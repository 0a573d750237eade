import { answerJson } from './answer-http.ts';

/**
 * `GET /api/health`: shows that the endpoints answer. Calls nothing else, so it is cheap to poll.
 */
export const health = answerJson('health', (_, { request_id }) =>
  Promise.resolve({ ok: true, request_id }),
);
