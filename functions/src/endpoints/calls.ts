import { answerAt, type Answers } from './http-function.ts';
import { laneFunction } from './lane.ts';

/** What the signed-in app calls; which verb is where, the table says (`api/verbs.ts`). */
export const api = laneFunction('api');
export const apiSealed = laneFunction('apiSealed');
export const apiLong = laneFunction('apiLong');

const EVENTS: Answers<'payments'> = {
  '/api/stripe/webhook': async () => (await import('./stripe-webhook.ts')).stripeWebhook,
};
const pay = laneFunction('payments');

/** Calls about payments, and the events of the payment provider. */
export const payments: typeof pay = Object.assign(
  async (...[request, response]: Parameters<typeof pay>) => {
    const load = answerAt(EVENTS, request.path);
    if (load) await (await load())(request, response);
    else await pay(request, response);
  },
  pay,
);
