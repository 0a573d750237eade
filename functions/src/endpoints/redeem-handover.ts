import { answerJson } from './answer-http.ts';
import { handoverRequest } from './handover-request.ts';

/**
 * `POST /api/handover`: the phone opens the setup guide by its one-time code, without signing in.
 * A GET opens nothing, so that no preview of the link uses the code up.
 */
export const redeemHandover = answerJson('redeemHandover', async (request, { request_id }) => {
  const asked = handoverRequest(request);
  const { wireRedeemHandover } = await import('../wiring/wire-handover.ts');
  const redeem = await wireRedeemHandover();
  return { ok: true, ...(await redeem(asked)), request_id };
});
