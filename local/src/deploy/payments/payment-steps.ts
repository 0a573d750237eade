import { PLANS, type Plan } from '@vibes/core/plan/plan';
import type Stripe from 'stripe';
import {
  findOrMakePortal,
  findPortal,
} from '../../../../functions/src/adapters/stripe/portal-book.ts';
import { findPrice, priceBook } from '../../../../functions/src/adapters/stripe/price-book.ts';
import { isWebhookReady, prepareWebhook, webhookAt } from './webhook-endpoint.ts';

/** What payments need of a Stripe account. */
export interface Payments {
  stripe: Stripe;
  /** APP_ORIGIN. */
  origin: string;
  /** The newest STRIPE_WEBHOOK_SECRET in Secret Manager; null while there is none. */
  webhook_secret: string | null;
}

export interface PaymentStep {
  /** What it makes: "the price of Starter, $19 a month". */
  what: string;
  isDone: () => Promise<boolean>;
  /** Returns the signing secret of a new webhook endpoint. */
  act: () => Promise<string | null>;
}

const priceStep = (stripe: Stripe, { name, price }: Plan): PaymentStep => ({
  what: `the price of ${name}, $${price} a month`,
  isDone: async () => (await findPrice(stripe, name))?.is_current ?? false,
  act: async () => {
    await priceBook(stripe).priceOf(name);
    return null;
  },
});

/** In order: what people pay, what they see, what the product hears of it. */
export function paymentSteps({ stripe, origin, webhook_secret }: Payments): PaymentStep[] {
  const webhook = { stripe, url: webhookAt(origin), webhook_secret };
  return [
    ...PLANS.filter(({ available }) => available).map((plan) => priceStep(stripe, plan)),
    {
      what: 'the configuration of the customer portal',
      isDone: async () => (await findPortal(stripe)) !== null,
      act: async () => {
        await findOrMakePortal(stripe);
        return null;
      },
    },
    {
      what: `the webhook endpoint ${webhook.url}`,
      isDone: () => isWebhookReady(webhook),
      act: () => prepareWebhook(webhook),
    },
  ];
}
