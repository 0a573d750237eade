import type { AccountDeletion } from '@vibes/core/account/account-deletion';
import { deletionDocument, stripeCustomerDocument } from '@vibes/core/firestore/documents';
import { blockAccount } from '../../../functions/src/account/block-account.ts';
import { FUNCTIONS } from '../../../functions/src/endpoints/functions.ts';
import {
  decideAndCommit,
  NOT_TO_BE_LOST,
  type CommitPorts,
} from '../../../functions/src/steps/decide-and-commit.ts';
import { loadDocuments, mustExist } from '../../../functions/src/steps/load-documents.ts';
import type { PaymentProvider } from '../../../functions/src/ports/payment-provider.ts';
import type { SignInService } from '../../../functions/src/ports/sign-in-service.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { ACCOUNT_PLACES, countPlace } from './account-places.ts';
import { sweepAccount } from './sweep-account.ts';

export interface DeletionPorts extends CommitPorts {
  people: SignInService;
  /** Asked for only where the account has a customer: an operator may have no payment provider. */
  openPayments: () => Promise<Pick<PaymentProvider, 'closeCheckout' | 'endSubscriptions'>>;
}

interface Asked {
  uid: string;
  /** Null where no address is known. */
  email_hash: string | null;
  /** Leaves its payments as they are, for a customer that Stripe no longer knows. */
  without_stripe?: boolean;
  /** Receives what is being done, in a sentence. */
  report: (line: string) => void;
}

/**
 * Milliseconds for which a request may go on that was let in before the account was blocked: the
 * longest of all functions.
 */
export const LONGEST_REQUEST =
  1000 * Math.max(...Object.values(FUNCTIONS).map(({ timeoutSeconds }) => timeoutSeconds));

const CLOSING = ACCOUNT_PLACES.filter(({ rule }) => rule.on_deletion === 'early');
const KEPT = ACCOUNT_PLACES.filter(({ rule }) => rule.on_deletion === 'kept');
const GOING = ACCOUNT_PLACES.filter(({ rule }) => rule.on_deletion !== 'kept');

/** Whether anything is there that a deletion deletes: a backup was brought back since. */
async function isBack({ documents }: DeletionPorts, uid: string): Promise<boolean> {
  for (const place of GOING) if ((await countPlace(documents, place, uid)) > 0) return true;
  return false;
}

/** Writes the record that everything else follows from. A later run finds it. */
const begin = (ports: DeletionPorts, { uid, email_hash }: Asked): Promise<AccountDeletion> =>
  decideAndCommit(ports, {
    read: () => loadDocuments(ports.documents, [deletionDocument.at(uid)]),
    decide([{ path, data: begun }], started_at) {
      if (begun) return { writes: [], result: begun };
      const data: AccountDeletion = {
        email_hash,
        started_at,
        closed_at: null,
        finished_at: null,
        customer_id: null,
        without_stripe: false,
        canceled: 0,
        deleted: {},
        kept: {},
      };
      return { writes: [{ kind: 'create', path, data }], result: data };
    },
    bounds: NOT_TO_BE_LOST,
  });

/** Changes the record, whatever a run beside this one writes there. */
const note = (
  ports: DeletionPorts,
  uid: string,
  change: (record: AccountDeletion, now: Date) => Partial<AccountDeletion>,
): Promise<AccountDeletion> =>
  decideAndCommit(ports, {
    read: () => loadDocuments(ports.documents, [deletionDocument.at(uid)]),
    decide([record], now) {
      const before = mustExist(record);
      const data = change(before, now);
      const { path, version: if_version } = record;
      return {
        writes: [{ kind: 'update', path, data, if_version }],
        result: { ...before, ...data },
      };
    },
    bounds: NOT_TO_BE_LOST,
  });

const notEnded = (customer_id: string, cause: unknown) =>
  new LocalWorldError(
    `The payments of ${customer_id} could not be ended at Stripe: ${cause instanceof Error ? cause.message : String(cause)}\nRun the command again. If Stripe no longer knows the customer or its pay page, end what is left in its Dashboard and add --without-stripe.`,
    { cause },
  );

/** Closes the open pay page and ends every subscription. Returns the customer, who stays. */
async function endPayments(
  ports: DeletionPorts,
  { uid, without_stripe = false }: Asked,
): Promise<Pick<AccountDeletion, 'customer_id' | 'without_stripe'>> {
  const [{ data: customer }] = await loadDocuments(ports.documents, [
    stripeCustomerDocument.at(uid),
  ]);
  if (!customer) return { customer_id: null, without_stripe: false };
  const { customer_id, checkout } = customer;
  if (without_stripe) return { customer_id, without_stripe };
  try {
    const payments = await ports.openPayments();
    // The page first: paid until then, it has left a subscription to end.
    if (checkout) await payments.closeCheckout(checkout.session_id);
    await payments.endSubscriptions(customer_id);
  } catch (error) {
    throw notEnded(customer_id, error);
  }
  return { customer_id, without_stripe };
}

/** Blocks the account, and deletes what opens it, signs for it and leads to it. */
async function close(ports: DeletionPorts, asked: Asked): Promise<AccountDeletion> {
  const { uid, report } = asked;
  report('Blocking the account …');
  await blockAccount(ports, uid);
  await sweepAccount(ports, { uid, places: CLOSING });
  report('Ending its payments …');
  const payments = await endPayments(ports, asked);
  return note(ports, uid, ({ closed_at }, now) => ({ closed_at: closed_at ?? now, ...payments }));
}

/** Waits until no request is left that was let in before the account was closed. */
async function letRequestsEnd({ clock, pause }: DeletionPorts, closed_at: Date, { report }: Asked) {
  const until = new Date(closed_at.getTime() + LONGEST_REQUEST);
  if (clock() >= until) return;
  const time = until.toISOString().slice(11, 16);
  report(
    `Waiting until ${time} UTC for requests that began before. You may stop here and run the command again later.`,
  );
  while (clock() < until) await pause(Math.min(1000, until.getTime() - clock().getTime()));
}

/**
 * Deletes an account but for what the table of documents keeps. Returns the receipt. It may be cut
 * off anywhere, and goes on when it is called again; two at once do no harm. Of a deletion that is
 * over it returns the receipt again, unless a backup brought back what it had deleted.
 */
export async function deleteAccount(ports: DeletionPorts, asked: Asked): Promise<AccountDeletion> {
  const { uid, report } = asked;
  const begun = await begin(ports, asked);
  const isAgain = begun.finished_at !== null;
  if (isAgain && !(await isBack(ports, uid))) return begun;
  const { closed_at } = begun.closed_at && !isAgain ? begun : await close(ports, asked);
  if (closed_at) await letRequestsEnd(ports, closed_at, asked);
  // Once more: a request that had begun may have opened a pay page.
  const payments = await endPayments(ports, asked);
  report('Deleting …');
  await sweepAccount(ports, { uid, places: ACCOUNT_PLACES });
  await ports.people.remove(uid);
  const kept: Record<string, number> = {};
  for (const place of KEPT) kept[place.name] = await countPlace(ports.documents, place, uid);
  return note(ports, uid, ({ finished_at }, now) => ({
    finished_at: isAgain ? now : (finished_at ?? now),
    ...payments,
    kept,
  }));
}
