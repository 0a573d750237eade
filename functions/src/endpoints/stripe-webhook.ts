import { AppError } from '../platform/app-error.ts';
import { httpDoor } from './answer-http.ts';
import { signedRequest } from './signed-request.ts';
import { STRIPE_NEWS } from './stripe-secrets.ts';

/**
 * `POST /api/stripe/webhook`: news of payments. Whatever is not answered with 200 the provider
 * brings again, for three days.
 */
export const stripeWebhook = httpDoor(
  'stripeWebhook',
  { secrets: STRIPE_NEWS },
  async (request) => {
    const signed = signedRequest(request);
    const { wirePaymentNews } = await import('../wiring/wire-billing.ts');
    const { readEvent, runPaymentEvent } = await wirePaymentNews();
    const event = readEvent(signed);
    if (!event) {
      const sentence = 'The signature of this request is not right.';
      throw new AppError('bad_request', { sentence, log: 'bad_signature' });
    }
    await runPaymentEvent(event);
    return { received: true };
  },
);
