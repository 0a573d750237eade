import { clickRequest } from './click-request.ts';
import { answerJson } from './answer-http.ts';

/**
 * `POST /api/referral-click`: a visit by a referral link. Open to all; the answer reveals nothing.
 */
export const referralClick = answerJson('referralClick', async (request, { request_id }) => {
  const { code } = clickRequest(request);
  const { wireReferral } = await import('../wiring/wire-referral.ts');
  const { countClick } = await wireReferral();
  await countClick(code);
  return { ok: true, request_id };
});
