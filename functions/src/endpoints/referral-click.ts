import { clickRequest } from './click-request.ts';
import { httpDoor } from './answer-http.ts';

/** `POST /api/referral-click`: somebody came by a referral link. Open to all; told nothing in return. */
export const referralClick = httpDoor('referralClick', {}, async (request, { request_id }) => {
  const { code } = clickRequest(request);
  const { wireReferral } = await import('../wiring/wire-referral.ts');
  const { countClick } = await wireReferral();
  await countClick(code);
  return { ok: true, request_id };
});
