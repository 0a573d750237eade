import type { Account } from '../account/account.ts';
import { describeCustomer, describePrice, describeProduct } from '../describe/catalog.ts';
import { describeInvoice, describePayments } from '../describe/invoice.ts';
import { describeCharge, describeIntent, describeRefund } from '../describe/payment.ts';
import { describeLineItems } from '../describe/session.ts';
import { describeSubscription } from '../describe/subscription.ts';
import { wireList } from '../describe/wire.ts';
import { invalidRequest } from './api-error.ts';

type Described = Record<string, unknown>;

/** As at Stripe. */
const DEEPEST = 4;

/** The object of an id; null when this kind cannot be expanded. */
function open(account: Account, id: string): object | null {
  const find = <Kept extends { id: string }>(list: Kept[], describe: (kept: Kept) => object) => {
    const kept = list.find((one) => one.id === id);
    return kept ? describe(kept) : null;
  };
  return (
    find(account.customers, describeCustomer) ??
    find(account.subscriptions, (one) => describeSubscription(account, one)) ??
    find(account.invoices, (one) => describeInvoice(account, one)) ??
    find(account.charges, describeCharge) ??
    find(account.prices, describePrice) ??
    find(account.products, describeProduct) ??
    describeIntent(account, id)
  );
}

/** Fields that are present only when requested. */
function include(account: Account, owner: Described, field: string): object | null {
  const id = String(owner['id']);
  const isOwner = (one: { id: string }) => one.id === id;
  const url = `/v1/${String(owner['object'])}s/${id}/${field}`;
  switch (`${String(owner['object'])}.${field}`) {
    case 'invoice.payments': {
      const invoice = account.invoices.find(isOwner);
      return wireList(url, invoice ? describePayments(invoice) : []);
    }
    case 'checkout.session.line_items': {
      const session = account.sessions.find(isOwner);
      return wireList(url, session ? describeLineItems(account, session) : []);
    }
    case 'charge.refunds': {
      const refunds = account.refunds.filter(({ charge_id }) => charge_id === id).toReversed();
      return wireList(
        url,
        refunds.map((one) => describeRefund(account, one)),
      );
    }
    case 'customer.subscriptions': {
      const all = account.subscriptions.filter(
        ({ customer_id, status }) => customer_id === id && status !== 'canceled',
      );
      return wireList(
        url,
        all.map((one) => describeSubscription(account, one)),
      );
    }
    default:
      return null;
  }
}

function expandOne(account: Account, owner: Described, path: string[], whole: string): void {
  const [field, ...rest] = path;
  if (field === undefined) return;
  const held = owner[field];
  if (held === null) return;
  const opened =
    held === undefined
      ? include(account, owner, field)
      : typeof held === 'string'
        ? open(account, held)
        : held;
  if (!opened || (typeof held === 'object' && rest.length === 0)) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  }
  owner[field] = opened;
  for (const one of [opened].flat()) expandOne(account, one as Described, rest, whole);
}

/** Fills in what `expand` names: ids become objects, and omitted lists are added. */
export function expand<Answer extends object>(
  account: Account,
  answer: Answer,
  paths: string[],
): Answer {
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > DEEPEST) {
      const message = `You cannot expand more than ${DEEPEST} levels of a property: ${path}`;
      throw invalidRequest(message, { param: 'expand' });
    }
    expandOne(account, answer as Described, parts, path);
  }
  return answer;
}
