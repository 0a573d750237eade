import { HANDLE_FIELDS } from '@vibes/core/creator/handles';
import { NOTION_FIELDS, type NotionCheck, type NotionField } from '@vibes/core/crm/notion-check';
import type { DeliveryOutcome } from '@vibes/core/delivery/delivery-outcome';
import type { NotionAccount, NotionRow, NotionTables } from '../../src/ports/notion-tables.ts';

const FIELDS = Object.keys(NOTION_FIELDS) as NotionField[];

/**
 * How one attempt ends. `is_written`: Notion wrote the row all the same, and its answer was lost.
 */
interface NextEnd {
  at: 'open' | 'upsert';
  outcome: DeliveryOutcome;
  is_written?: boolean;
}

/** A database with one table and every column. */
const found = ({ database }: NotionAccount): NotionCheck => ({
  ok: true,
  title: 'Creators',
  notion_database_id: database,
  sources: [{ id: 'table1', name: 'Creators' }],
  notion_data_source_id: 'table1',
  columns: FIELDS.map((field) => ({ field, column: NOTION_FIELDS[field] })),
  missing: [],
});

/** Notion in memory. `next` sets how the following attempts end, `checks` what the following checks find; all is well otherwise. */
export function memoryNotion(): {
  tables: NotionTables;
  /** Every row there is, oldest first. */
  rows: { page_id: string; database: string; row: NotionRow }[];
  /** What was asked of it, in order. */
  asked: ('open' | 'upsert' | 'check')[];
  next: NextEnd[];
  checks: NotionCheck[];
} {
  const rows: { page_id: string; database: string; row: NotionRow }[] = [];
  const asked: ('open' | 'upsert' | 'check')[] = [];
  const next: NextEnd[] = [];
  const checks: NotionCheck[] = [];
  let pages = 0;
  const take = (at: NextEnd['at']) => (next[0]?.at === at ? next.shift() : undefined);

  function write(database: string, row: NotionRow, page_id: string | null): string {
    const own = rows.filter((one) => one.database === database);
    const isSame = (one: NotionRow) =>
      HANDLE_FIELDS.some((field) => row[field] !== null && row[field] === one[field]);
    const known = own.find((one) => one.page_id === page_id) ?? own.find((one) => isSame(one.row));
    if (known) {
      known.row = row;
      return known.page_id;
    }
    const page = `page${(pages += 1)}`;
    rows.push({ page_id: page, database, row });
    return page;
  }

  const tables: NotionTables = {
    open({ database }) {
      asked.push('open');
      const refused = take('open')?.outcome;
      if (refused) return Promise.resolve({ refused });
      return Promise.resolve({
        upsert(row, page_id) {
          asked.push('upsert');
          const end = take('upsert');
          if (end && !end.is_written) return Promise.resolve(end.outcome);
          const notion_page_id = write(database, row, page_id);
          return Promise.resolve(end?.outcome ?? { kind: 'accepted', notion_page_id });
        },
      });
    },
    check(account) {
      asked.push('check');
      return Promise.resolve(checks.shift() ?? found(account));
    },
  };
  return { tables, rows, asked, next, checks };
}
