import type { UserAccount } from '@vibes/core/account/user-account';
import { stripeCustomerDocument, userDocument } from '@vibes/core/firestore/documents';
import { runPaymentLink } from '../src/billing/run-payment-link.ts';
import { memoryDocuments } from './models/memory-documents.ts';
import { localStripe } from './local-stripe.ts';
import { APP_ORIGIN } from './hostile-returns.ts';

const DAY = 24 * 60 * 60 * 1000;

const ACCOUNT: Omit<UserAccount, 'created_at'> = {
  name: 'Max',
  email: 'max@example.com',
  photo_url: null,
  referral_code: 'abcd2345',
  referral_url: `${APP_ORIGIN}/?ref=abcd2345`,
  referred_by: null,
  time_zone: 'Europe/Berlin',
  first_capture_at: null,
  blocked_at: null,
  handed_over_at: null,
  user_data_changed_at: null,
};

/** Somebody with an open account in front of the payment endpoints, and the provider behind them. */
export async function paymentHarness() {
  let now = new Date('2026-05-01T12:00:00Z');
  const clock = () => now;
  const documents = memoryDocuments();
  const payments = localStripe({ clock });
  const uid = 'max';
  const data: UserAccount = { ...ACCOUNT, created_at: now };
  await documents.commit([{ kind: 'create', path: userDocument.path(uid), data }]);
  const ports = { documents, clock, payments: payments.provider };
  const purchase = {
    app_origin: APP_ORIGIN,
    payer: { uid, email: 'max@example.com', name: 'Max', tolt_referral: null },
    plan: 'Starter',
    success_url: `${APP_ORIGIN}/profile?payment=done`,
    cancel_url: `${APP_ORIGIN}/profile?payment=cancelled`,
  } as const;
  const record = () =>
    stripeCustomerDocument.schema.parse(documents.dump()[stripeCustomerDocument.path(uid)]);
  return {
    uid,
    ports,
    ...payments,
    documents,
    purchase,
    record,
    /** Goes to the pay page. */
    buy: (changes: Partial<Parameters<typeof runPaymentLink>[1]> = {}) =>
      runPaymentLink(ports, { ...purchase, ...changes }),
    customer: () => payments.account.customers[0]?.id ?? '',
    /** The page the record names. */
    page: () => record().checkout?.session_id ?? '',
    stateOf: async (session_id: string) => (await payments.provider.readCheckout(session_id)).state,
    later: (days: number) => (now = new Date(now.getTime() + days * DAY)),
    clock,
  };
}
