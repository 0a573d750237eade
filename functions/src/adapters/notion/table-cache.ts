import type { OpenTable } from './upsert-row.ts';

/** Milliseconds a table's columns are taken as known. */
const KEPT = 60_000;
const MOST = 500;

/** The tables that this process read lately, by key and database. */
export function tableCache() {
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
