import {
  referralCodeDocument,
  referralDocument,
  referralEntryDocument,
  referralInvoiceDocument,
  referralSummaryDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import type { ProviderInvoice } from '@vibes/core/plan/customer-billing';
import type { Referral, ReferralInvoice } from '@vibes/core/referral/referral';
import { firstPaidAt, settleCommission } from '@vibes/core/referral/settle-commission';
import type { Documents, DocumentWrite } from '../ports/documents.ts';
import { loadDocuments, type Loaded } from '../steps/load-documents.ts';

/** The referrer of a user; null without one. */
async function findReferrer(documents: Documents, uid: string): Promise<string | null> {
  const [{ data: user }] = await loadDocuments(documents, [userDocument.at(uid)]);
  if (!user?.referred_by) return null;
  const [{ data: owner }] = await loadDocuments(documents, [
    referralCodeDocument.at(user.referred_by),
  ]);
  return owner?.uid ?? null;
}

interface InvoiceLine {
  writes: DocumentWrite[];
  cents: number;
}

function lineOf(
  stored: Loaded<ReferralInvoice | null> | undefined,
  input: { referrer: string; referred_uid: string; invoice: ProviderInvoice; now: Date },
): InvoiceLine[] {
  const { referrer, ...settling } = input;
  const booked = stored?.data ?? null;
  const settled = settleCommission({ ...settling, booked });
  if (!settled) return [];
  const { entry_id, entry, booked: data } = settled;
  const path = referralInvoiceDocument.path(referrer, input.invoice.id);
  const invoiceWrite: DocumentWrite = booked
    ? { kind: 'update', path, data, if_version: stored?.version }
    : { kind: 'create', path, data };
  const entryPath = referralEntryDocument.path(referrer, entry_id);
  return [
    {
      writes: [invoiceWrite, { kind: 'create', path: entryPath, data: entry }],
      cents: entry.cents,
    },
  ];
}

/** Counts a referred user as paying, with their first payment; no writes for later ones. */
function firstPayment(
  { path, data: known, version }: Loaded<Referral | null>,
  { paid_at, now }: { paid_at: Date | null; now: Date },
): DocumentWrite[] {
  if (!paid_at) return [];
  if (!known) {
    const data: Referral = { at: now, paid_at };
    return [{ kind: 'create', path, data }];
  }
  if (known.paid_at) return [];
  return [{ kind: 'update', path, data: { paid_at }, if_version: version }];
}

/** A referrer whose account is open, and what is booked of the invoices already. */
export interface CommissionFacts {
  referred_uid: string;
  referrer: string;
  referral: Loaded<Referral | null>;
  invoices: { invoice: ProviderInvoice; booked: Loaded<ReferralInvoice | null> | undefined }[];
}

/** Three round trips at most. Null without invoices, for a user whom nobody referred, and once the referrer's account is gone. */
export async function loadCommission(
  documents: Documents,
  { uid, invoices: seen }: { uid: string; invoices: ProviderInvoice[] },
): Promise<CommissionFacts | null> {
  // An invoice that one answer names twice would be booked twice.
  const invoices = [...new Map(seen.map((one) => [one.id, one])).values()];
  if (invoices.length === 0) return null;
  const referrer = await findReferrer(documents, uid);
  if (referrer === null) return null;
  const [account, referral, ...booked] = await loadDocuments(documents, [
    userDocument.at(referrer),
    referralDocument.at(referrer, uid),
    ...invoices.map(({ id }) => referralInvoiceDocument.at(referrer, id)),
  ]);
  if (!account.data) return null;
  return {
    referred_uid: uid,
    referrer,
    referral,
    invoices: invoices.map((invoice, index) => ({ invoice, booked: booked[index] })),
  };
}

/**
 * The writes that bring the earnings of a user's referrer to what the user's invoices are worth
 * now: an entry of the ledger for each difference, and the sums. Commit them in one piece with a
 * write that only the youngest answer of the provider can commit. None when all is booked. Plans
 * are sold in US dollars, and so is the ledger: the code that reads invoices from the provider
 * leaves out other currencies.
 */
export function commissionWrites(facts: CommissionFacts | null, now: Date): DocumentWrite[] {
  if (!facts) return [];
  const { referred_uid, referrer, referral, invoices } = facts;
  const lines = invoices.flatMap(({ invoice, booked }) =>
    lineOf(booked, { referrer, referred_uid, invoice, now }),
  );
  const paid_at = firstPaidAt(invoices.map(({ invoice }) => invoice));
  const first = firstPayment(referral, { paid_at, now });
  if (lines.length === 0 && first.length === 0) return [];
  const add = {
    earned: lines.reduce((sum, { cents }) => sum + cents, 0),
    paying: first.length,
  };
  // Sums commute, so the summary needs no version: clicks and sign-ups are counted beside this.
  const sums: DocumentWrite = { kind: 'merge', path: referralSummaryDocument.path(referrer), add };
  return [...first, ...lines.flatMap(({ writes }) => writes), sums];
}
