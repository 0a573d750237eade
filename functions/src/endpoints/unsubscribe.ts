import { randomUUID } from 'node:crypto';
import { log } from '../platform/log.ts';
import type { Answering } from './answer-http.ts';
import { answerUnsubscribe, type PageAnswer } from './answer-unsubscribe.ts';
import { FAULT_PAGE, PAGE_POLICY } from './unsubscribe-page.ts';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': PAGE_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/**
 * `/api/unsubscribe/{token}`: the link in each email that stops them. Answers with a page.
 * It has no rate limit: repeating changes nothing, and a link without a valid proof reads nothing.
 */
export const unsubscribe: Answering = async (request, response) => {
  const request_id = randomUUID();
  let answer: PageAnswer;
  try {
    const { wireUnsubscribe } = await import('../wiring/wire-unsubscribe.ts');
    answer = await answerUnsubscribe(request, await wireUnsubscribe());
  } catch (error) {
    log.error('unsubscribe.failed', { request_id, error });
    answer = { status: 500, type: 'html', body: FAULT_PAGE };
  }
  response.set(HEADERS);
  if (answer.status === 405) response.set('Allow', 'GET, HEAD, POST');
  response.status(answer.status).type(answer.type).send(answer.body);
  log.info('unsubscribe.answered', { request_id, status: answer.status });
};
