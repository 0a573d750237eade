import { userAccountSchema } from '@vibes/core/account/user-account';
import { paths } from '@vibes/core/firestore/paths';
import type { ProviderInvoice } from '@vibes/core/plan/customer-billing';
import {
  referralInvoiceSchema,
  referralSchema,
  type Referral,
} from '@vibes/core/referral/referral';
import { firstPaidAt, settleCommission } from '@vibes/core/referral/settle-commission';
import type { Clock } from '../ports/clock.ts';
import type { Documents, DocumentWrite, StoredDocument } from '../ports/documents.ts';

interface Ports {
  documents: Documents;
  clock: Clock;
}

interface Truth {
  uid: string;
  invoices: ProviderInvoice[];
  /** When the provider was asked for them. */
  asked_at: Date;
}

/** Whose link the user came by; null for nobody's. */
async function findReferrer({ documents }: Ports, uid: string): Promise<string | null> {
  const [user] = await documents.getAll([paths.user(uid)]);
  const code = user?.data ? userAccountSchema.parse(user.data).referred_by : null;
  if (code === null) return null;
  const [owner] = await documents.getAll([paths.referralCode(code)]);
  const referrer = owner?.data?.['uid'];
  return typeof referrer === 'string' ? referrer : null;
}

interface InvoiceLine {
  writes: DocumentWrite[];
  cents: number;
}

function lineOf(
  stored: StoredDocument | undefined,
  input: { referrer: string; referred_uid: string; invoice: ProviderInvoice; now: Date },
): InvoiceLine[] {
  const { referrer, ...settling } = input;
  const booked = stored?.data ? referralInvoiceSchema.parse(stored.data) : null;
  const settled = settleCommission({ ...settling, booked });
  if (!settled) return [];
  const { entry_id, entry, booked: data } = settled;
  const path = paths.referralInvoice(referrer, input.invoice.id);
  const invoiceWrite: DocumentWrite = booked
    ? { kind: 'update', path, data, if_version: stored?.version }
    : { kind: 'create', path, data };
  const entryPath = paths.referralEntry(referrer, entry_id);
  return [
    {
      writes: [invoiceWrite, { kind: 'create', path: entryPath, data: entry }],
      cents: entry.cents,
    },
  ];
}

function referralWrite(
  stored: StoredDocument | undefined,
  input: { path: string; paid_at: Date | null; asked_at: Date; now: Date },
): DocumentWrite {
  const { path, paid_at, asked_at, now } = input;
  if (stored?.data) {
    return { kind: 'update', path, data: { paid_at, asked_at }, if_version: stored.version };
  }
  const data: Referral = { at: now, paid_at, asked_at };
  return { kind: 'create', path, data };
}

async function bookOnce(
  { documents, clock }: Ports,
  { referrer, uid, invoices, asked_at }: Truth & { referrer: string },
): Promise<'committed' | 'conflict'> {
  const path = paths.referral(referrer, uid);
  const [account, stored, ...booked] = await documents.getAll([
    paths.user(referrer),
    path,
    ...invoices.map(({ id }) => paths.referralInvoice(referrer, id)),
  ]);
  if (!account?.data) return 'committed';
  const referral = stored?.data ? referralSchema.parse(stored.data) : null;
  if (referral?.asked_at && asked_at < referral.asked_at) return 'committed';
  const now = clock();
  const lines = invoices.flatMap((invoice, index) =>
    lineOf(booked[index], { referrer, referred_uid: uid, invoice, now }),
  );
  const paid_at = referral?.paid_at ?? firstPaidAt(invoices);
  const paying = paid_at && !referral?.paid_at ? 1 : 0;
  if (lines.length === 0 && paying === 0) return 'committed';
  const earned = lines.reduce((sum, { cents }) => sum + cents, 0);
  // Sums commute, so the summary needs no version: clicks and sign-ups are counted beside this.
  return documents.commit([
    referralWrite(stored, { path, paid_at, asked_at, now }),
    ...lines.flatMap(({ writes }) => writes),
    { kind: 'merge', path: paths.referralSummary(referrer), add: { earned, paying } },
  ]);
}

/**
 * Brings what the referrer of a user has earned to what the user's invoices are worth now: a line
 * of the ledger for each difference, all in one write. Safe to repeat and to run beside itself; a
 * conflict reads again. Of two answers of the provider the one asked for later stands, whichever
 * comes first. Nothing happens for a user whom nobody referred, nor once the referrer's account is
 * gone. Plans are sold in US dollars, and the ledger knows nothing else: an invoice in another
 * currency is to be left out by whoever reads it from the provider.
 *
 * @param truth.asked_at when the provider was asked; now, when left out
 */
export async function bookCommissions(
  ports: Ports,
  truth: Omit<Truth, 'asked_at'> & { asked_at?: Date },
): Promise<void> {
  const { uid, asked_at = ports.clock() } = truth;
  // An invoice told twice in one answer would be booked twice.
  const invoices = [...new Map(truth.invoices.map((one) => [one.id, one])).values()];
  if (invoices.length === 0) return;
  const referrer = await findReferrer(ports, uid);
  if (referrer === null) return;
  for (;;) {
    const booked = await bookOnce(ports, { referrer, uid, invoices, asked_at });
    if (booked === 'committed') return;
  }
}
