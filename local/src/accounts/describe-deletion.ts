import type { AccountDeletion } from '@vibes/core/account/account-deletion';
import { referralSummaryDocument, stripeCustomerDocument } from '@vibes/core/firestore/documents';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { loadDocuments } from '../../../functions/src/steps/load-documents.ts';
import { dollars } from '../payouts/payout-csv.ts';
import { ACCOUNT_PLACES, countPlace } from './account-places.ts';

const time = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const line = (count: number, name: string, because = '') =>
  `  ${String(count).padStart(7)}  ${name}${because && `: ${because}`}`;

const isKept = (name: string) =>
  ACCOUNT_PLACES.find((place) => place.name === name)?.rule.on_deletion === 'kept';
const reasonOf = (name: string) =>
  ACCOUNT_PLACES.find((place) => place.name === name)?.rule.because;

/** The two kinds of which only the sum over all accounts could be counted without reading them. */
const isBelowDeliveries = (name: string) => name.split('/').length > 2;

const NOT_ENDED = 'Payments: not ended by this command.';

const TRIAL =
  '  The fingerprint that limits each mailbox to one trial, and what others earned by it.';

/** What a deletion will do, before it begins: a line each, with counts. */
export async function foreseeDeletion(
  documents: Documents,
  { uid, name, without_stripe = false }: { uid: string; name: string; without_stripe?: boolean },
): Promise<string[]> {
  const places = ACCOUNT_PLACES.filter(({ name }) => !isBelowDeliveries(name));
  const counts: { name: string; count: number }[] = [];
  for (const place of places)
    counts.push({ name: place.name, count: await countPlace(documents, place, uid) });
  const some = counts.filter(({ count }) => count > 0);
  const [customer, summary] = await loadDocuments(documents, [
    stripeCustomerDocument.at(uid),
    referralSummaryDocument.at(uid),
  ]);
  const owed = summary.data.earned - summary.data.paid_out;
  return [
    `The account of ${name} (${uid}) would be deleted:`,
    ...some.filter(({ name }) => !isKept(name)).map(({ name, count }) => line(count, name)),
    '  And its sign-in. What waits to be sent is canceled; attempts and texts go with deliveries.',
    'Kept:',
    ...some
      .filter(({ name }) => isKept(name))
      .map(({ name, count }) => line(count, name, reasonOf(name))),
    TRIAL,
    ...(customer.data
      ? [
          without_stripe
            ? NOT_ENDED
            : `Its subscription is canceled at Stripe at once, without a refund. The customer ${customer.data.customer_id} stays there with the invoices.`,
        ]
      : []),
    ...(owed > 0
      ? [
          `It has earned ${dollars(owed)} dollars by referrals that are not paid out. Pay them out first: after that “npm run payouts” no longer lists them.`,
        ]
      : []),
  ];
}

/** The receipt of a deletion, finished or not: a line each. */
export function describeDeletion(
  { uid, name }: { uid: string; name: string },
  deletion: AccountDeletion,
): string[] {
  const { started_at, finished_at, customer_id, without_stripe, canceled, deleted, kept } =
    deletion;
  const lines = (counts: Record<string, number>) =>
    Object.entries(counts).filter(([, count]) => count > 0);
  const head = [
    `Deletion of the account of ${name} (${uid})`,
    `  begun     ${time(started_at)}`,
    `  finished  ${finished_at ? time(finished_at) : 'not yet: run “delete” again'}`,
    'Deleted:',
    ...lines(deleted).map(([name, count]) => line(count, name)),
  ];
  if (!finished_at) return head;
  return [
    ...head,
    line(1, 'sign-in'),
    `Canceled: deliveries that waited: ${canceled}.`,
    ...(customer_id
      ? [
          without_stripe
            ? `${NOT_ENDED} Stripe’s number of the customer: ${customer_id}.`
            : `Stripe: no subscription of ${customer_id} is left. The customer stays there with the invoices.`,
        ]
      : []),
    'Kept:',
    ...lines(kept).map(([name, count]) => line(count, name, reasonOf(name))),
    TRIAL,
  ];
}
