import type { NotionCheck } from '@vibes/core/crm/notion-check';
import {
  asDeliveryRefusal,
  notionSentence,
  type NotionRefusal,
} from '@vibes/core/crm/notion-refusals';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import type { Clock } from '../../ports/clock.ts';
import type { Digest } from '../../ports/digest.ts';
import type { NotionAccount, NotionRow, NotionTables } from '../../ports/notion-tables.ts';
import { checkDatabase } from './check-database.ts';
import { loadTable } from './load-table.ts';
import { isTurnedDown, notionOutcome } from './notion-outcome.ts';
import { isPossibleKey, openClient } from './open-client.ts';
import { upsertRow, type OpenTable } from './upsert-row.ts';

/** Milliseconds a table's columns are taken as known. */
const KEPT = 60_000;
const MOST = 500;

/** The tables that this process read lately, by key and database. */
function tableCache() {
  const kept = new Map<string, { table: OpenTable; until: number }>();
  return {
    get(name: string, now: Date): OpenTable | null {
      const found = kept.get(name);
      return found && found.until > now.getTime() ? found.table : null;
    },
    set(name: string, table: OpenTable, now: Date) {
      kept.delete(name);
      const oldest = kept.keys().next();
      if (kept.size >= MOST && !oldest.done) kept.delete(oldest.value);
      kept.set(name, { table, until: now.getTime() + KEPT });
    },
    /** Forgets the tables whose name begins so. */
    drop(name: string) {
      for (const known of kept.keys()) if (known.startsWith(name)) kept.delete(known);
    },
  };
}

interface NotionOptions {
  /** In place of Notion's own, without a final slash. */
  base_url: string | undefined;
  digest: Digest;
  clock: Clock;
  /** Milliseconds for one request. */
  timeout?: number;
}

const refusedBy = (code: NotionRefusal): DeliveryOutcome => ({
  kind: 'permanent',
  code: asDeliveryRefusal(code),
});

/** The Notion port on Notion's API of 2025-09-03. A table's columns are remembered for a minute. */
export function notionTables({ base_url, digest, clock, timeout }: NotionOptions): NotionTables {
  const cache = tableCache();
  const nameOf = ({ api_key, database, data_source_id }: NotionAccount) =>
    `${digest(api_key)} ${database} ${data_source_id ?? ''}`;
  const clientOf = ({ api_key }: NotionAccount) => openClient({ api_key, base_url, timeout });
  const outcomeOf = (error: unknown, begin: number) =>
    notionOutcome(error, { now: clock(), milliseconds: performance.now() - begin });

  /** Opens the table as it is in Notion now. */
  async function load(account: NotionAccount): Promise<OpenTable | { refused: DeliveryOutcome }> {
    const begin = performance.now();
    if (!isPossibleKey(account.api_key)) return { refused: refusedBy('notion_key_refused') };
    try {
      const table = await loadTable(clientOf(account), account);
      if ('refused' in table) return { refused: refusedBy(table.refused) };
      cache.set(nameOf(account), table, clock());
      return table;
    } catch (error) {
      return { refused: outcomeOf(error, begin) };
    }
  }

  async function upsert(
    account: NotionAccount,
    {
      table,
      is_known,
      row,
      page_id,
    }: {
      table: OpenTable;
      /** True when its columns are remembered, and may have changed since. */
      is_known: boolean;
      row: NotionRow;
      page_id: string | null;
    },
  ): Promise<DeliveryOutcome> {
    const begin = performance.now();
    try {
      const page = await upsertRow(clientOf(account), { table, row, page_id });
      if (page === null) return refusedBy('notion_columns');
      const milliseconds = performance.now() - begin;
      return {
        kind: 'accepted',
        notion_page_id: page,
        answer: { status: 200, text: '', milliseconds },
      };
    } catch (error) {
      if (!isTurnedDown(error)) return outcomeOf(error, begin);
      cache.drop(nameOf(account));
      if (!is_known) return outcomeOf(error, begin);
      const again = await load(account);
      if ('refused' in again) return again.refused;
      return upsert(account, { table: again, is_known: false, row, page_id });
    }
  }

  return {
    async open(account) {
      const known = cache.get(nameOf(account), clock());
      const table = known ?? (await load(account));
      if ('refused' in table) return table;
      const is_known = known !== null;
      return { upsert: (row, page_id) => upsert(account, { table, is_known, row, page_id }) };
    },

    async check(account, options) {
      cache.drop(digest(account.api_key));
      const refuse = (code: NotionRefusal): NotionCheck => ({
        ok: false,
        code,
        sentence: notionSentence(code),
      });
      if (!isPossibleKey(account.api_key)) return refuse('notion_key_refused');
      try {
        const check = await checkDatabase(clientOf(account), account, options);
        return 'refused' in check ? refuse(check.refused) : check;
      } catch (error) {
        const outcome = outcomeOf(error, performance.now());
        return refuse('code' in outcome ? outcome.code : 'notion_unreachable');
      }
    },
  };
}
