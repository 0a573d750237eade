import type { CrmSettingsUpdate } from '@vibes/core/crm/crm-settings';
import type { Delivery, DeliveryState } from '@vibes/core/delivery/delivery';
import { deliveryDocument, emailSettingsDocument } from '@vibes/core/firestore/documents';
import { sha256 } from '../../functions/src/adapters/crypto/node-crypto.ts';
import { notionTables } from '../../functions/src/adapters/notion/notion-tables.ts';
import { runBackfills } from '../../functions/src/crm/run-backfill.ts';
import { runQueue } from '../../functions/src/delivery/run-queue.ts';
import { DEMO_NOTION_KEY } from '../../local/src/stand-ins/notion/demo-workspace.ts';
import type { ReadyAccount } from '../../local/src/world/open-ready-account.ts';
import { openTestAccount, tester } from './account.ts';
import { database } from './database.ts';
import { callFunction } from './call-function.ts';
import { addNotionDatabase } from './notion.ts';
import { quietCapture } from './quiet-capture.ts';
import { worker } from './worker.ts';
import { testWorld } from './world.ts';

/** An account, and the database in Notion that is its own. */
export interface NotionAccount extends ReadyAccount {
  table: string;
}

/** Captures at the same time. */
const AT_ONCE = 10;
const HOUR_MS = 3_600_000;

/** Saves CRM settings through the product's endpoint. Throws the sentence of a refusal. */
export async function saveCrm(account: ReadyAccount, data: CrmSettingsUpdate): Promise<void> {
  const payload = { table: 'crm_settings', data };
  const answer = await callFunction('updateUserData', {
    id_token: account.session.id_token,
    payload,
  });
  if (answer.status !== 200) throw new Error(answer.message);
}

export const connectNotion = (account: NotionAccount) =>
  saveCrm(account, {
    active_crm_mode: 'notion',
    notion_api_key: DEMO_NOTION_KEY,
    notion_database_id: account.table,
  });

/** A new account with a database of its own, not connected yet. Its emails wait for the person. */
export async function openAccountWithTable(credits?: number): Promise<NotionAccount> {
  const account = await openTestAccount(credits);
  const settings = (await database()).doc(emailSettingsDocument.path(account.uid));
  await settings.update({ hold_back: 'review' });
  return { ...account, table: await addNotionDatabase(account.name) };
}

/** The same with Notion as its active CRM. */
export async function openNotionAccount(credits?: number): Promise<NotionAccount> {
  const account = await openAccountWithTable(credits);
  await connectNotion(account);
  return account;
}

/** Captures that many creators without a dispatch: their mirrors wait. Returns their handles. */
export async function captureQuietly(
  { uid, name }: ReadyAccount,
  count: number,
): Promise<string[]> {
  const all = Array.from({ length: count }, (_, i) => tester(`${name} ${i}`));
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    await Promise.all(some.map(({ url }) => quietCapture({ uid, url })));
  }
  return all.map(({ handle }) => handle);
}

/**
 * Runs the mirrors of an account that are due, `ahead` milliseconds from now, in a worker of its
 * own that waits `timeout` milliseconds for an answer of Notion.
 */
export async function runMirrors(
  { uid }: { uid: string },
  { ahead = 0, timeout }: { ahead?: number; timeout?: number } = {},
): Promise<void> {
  const ports = await worker({ ahead });
  const base_url = (await testWorld()).notion ?? undefined;
  const clock = ports.clock;
  const options = { base_url, digest: sha256, clock, ...(timeout !== undefined && { timeout }) };
  const until = new Date(clock().getTime() + HOUR_MS);
  await runQueue({ ...ports, notion: notionTables(options) }, { uid, kind: 'notion', until });
}

/** Resumes every back-fill there is, as the sweep does. */
export async function runAllBackfills(): Promise<void> {
  const ports = await worker();
  await runBackfills(ports, { until: new Date(ports.clock().getTime() + HOUR_MS) });
}

export interface StoredMirror {
  state: DeliveryState;
  /** The reason why it waits or ended. */
  last_error: Delivery['last_error'];
  revision: number;
}

/** The mirrors of an account as stored. */
export async function mirrorsOf({ uid }: { uid: string }): Promise<StoredMirror[]> {
  const mirrors = (await database())
    .collection(deliveryDocument.collection(uid))
    .where('kind', '==', 'notion');
  return (await mirrors.get()).docs.map((one) => one.data() as StoredMirror);
}

/** How many of them are in each state, with the reason: `failed notion_not_shared`. */
export async function tallyOfMirrors(account: { uid: string }): Promise<Record<string, number>> {
  const tally: Record<string, number> = {};
  for (const { state, last_error } of await mirrorsOf(account)) {
    const what = last_error ? `${state} ${last_error.code}` : state;
    tally[what] = (tally[what] ?? 0) + 1;
  }
  return tally;
}
