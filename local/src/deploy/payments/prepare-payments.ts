import Stripe from 'stripe';
import { stripeFault } from '../../../../functions/src/adapters/stripe/stripe-fault.ts';
import { LocalWorldError } from '../../process/local-world-error.ts';
import type { PaymentSetup, StripeAccount } from '../deploy-ports.ts';
import { paymentSteps, type Payments } from './payment-steps.ts';
import {
  deleteOldWebhooks,
  findOldWebhooks,
  findWebhooksElsewhere,
  webhookAt,
} from './webhook-endpoint.ts';

const SENTENCES = [
  [
    Stripe.errors.StripeAuthenticationError,
    'Stripe does not know the key. Copy it again from Developers → API keys in its dashboard.',
  ],
  [
    Stripe.errors.StripePermissionError,
    'The restricted key lacks a right: docs/payments.md lists those it needs.',
  ],
  [
    Stripe.errors.StripeConnectionError,
    'Stripe cannot be reached from here. Run this again later.',
  ],
] as const;

/** Stripe's refusals as a sentence. Its own messages are not printed: they may hold a key. */
async function said<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const [, sentence] = SENTENCES.find(([kind]) => error instanceof kind) ?? [];
    throw sentence === undefined ? stripeFault(error) : new LocalWorldError(sentence);
  }
}

/** What is still to be made at Stripe; empty when payments are ready. Changes nothing. */
async function lookAtPayments(payments: Payments): Promise<string[]> {
  const left: string[] = [];
  for (const { what, isDone } of paymentSteps(payments)) {
    if (!(await said(isDone()))) left.push(what);
  }
  return left;
}

/**
 * Makes at Stripe what payments need and lack. Store `webhook_secret` when it is not null: Stripe
 * does not show it again. Cut off at any point, it ends right when it is repeated.
 */
async function preparePayments(
  payments: Payments,
): Promise<{ webhook_secret: string | null; did: string[] }> {
  let webhook_secret: string | null = null;
  const did: string[] = [];
  for (const { what, isDone, act } of paymentSteps(payments)) {
    if (await said(isDone())) continue;
    webhook_secret = (await said(act())) ?? webhook_secret;
    did.push(`Made ${what}.`);
  }
  return { webhook_secret, did };
}

/** What a deployment does at Stripe, by a client for each key. */
export function paymentSetup(clientOf: (key: string) => Stripe): PaymentSetup {
  const at = ({ key, ...account }: StripeAccount) => ({ ...account, stripe: clientOf(key) });
  const webhookOf = (account: StripeAccount) => {
    const { stripe, origin, webhook_secret } = at(account);
    return { stripe, url: webhookAt(origin), webhook_secret };
  };
  return {
    look: (account) => lookAtPayments(at(account)),
    prepare: (account) => preparePayments(at(account)),
    lookAtOldWebhooks: (account) => said(findOldWebhooks(webhookOf(account))),
    deleteOldWebhooks: (account) => said(deleteOldWebhooks(webhookOf(account))),
    lookAtWebhooksElsewhere: (account) => said(findWebhooksElsewhere(webhookOf(account))),
  };
}
