import { AppError } from '../platform/app-error.ts';
import { answerJson } from './answer-http.ts';
import { signedRequest } from './signed-request.ts';

/**
 * `POST /api/stripe/webhook`: events of payments. The provider repeats an event for three days
 * until the answer is 200.
 */
export const stripeWebhook = answerJson('stripeWebhook', async (request) => {
  const signed = signedRequest(request);
  const [{ wirePaymentEvents }, { wireServiceStatus }] = await Promise.all([
    import('../wiring/wire-billing.ts'),
    import('../wiring/wire-service-status.ts'),
  ]);
  const { readEvent, runPaymentEvent } = await wirePaymentEvents();
  const event = readEvent(signed);
  if (!event) {
    const sentence = 'The signature of this request isn’t valid.';
    throw new AppError('bad_request', { sentence, log: 'bad_signature' });
  }
  await runPaymentEvent(event);
  const { notePaymentEvent } = await wireServiceStatus();
  // The event is handled, whether or not that is noted.
  await notePaymentEvent().catch(() => undefined);
  return { received: true };
});
