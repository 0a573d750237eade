import { AppError } from '../platform/app-error.ts';
import { answerJson } from './answer-http.ts';

/**
 * `GET /api/health`: whether the endpoints answer and the product works through what is due, as 200
 * or 503. Without figures, for anybody may ask. Reads one document in 30 seconds at most.
 */
export const health = answerJson('health', async (_, { request_id }) => {
  const { wireHealth } = await import('../wiring/wire-service-status.ts');
  const isWell = await wireHealth();
  if (!(await isWell())) throw new AppError('late');
  return { ok: true, request_id };
});
