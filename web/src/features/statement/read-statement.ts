import { statementLine, type ListedEntry, type StatementLine } from './statement-line.ts';

export interface StatementSource {
  count: () => Promise<number>;
  /** All entries, the newest first. */
  pages: () => AsyncIterable<ListedEntry[]>;
  /** What creators are called now; who is not known is not in it. */
  namesOf: (creator_ids: string[]) => Promise<ReadonlyMap<string, string>>;
}

export interface Progress {
  read: number;
  /** As many as there were at the begin. */
  total: number;
}

/** The lines of a page, each creator named whose name can be had. */
async function linesOf(page: ListedEntry[], { namesOf }: StatementSource) {
  const lines = page.map(statementLine);
  const nameless = lines.flatMap(({ creator }) => (creator?.name === null ? [creator.id] : []));
  if (nameless.length === 0) return lines;
  const names = await namesOf([...new Set(nameless)]);
  return lines.map((line) => {
    if (line.creator?.name !== null) return line;
    const { id } = line.creator;
    return { ...line, creator: { id, name: names.get(id) ?? null } };
  });
}

/**
 * The whole statement, the newest line first. Rejects when a page cannot be read, and when the
 * signal has ended; never with a part of it.
 */
export async function readStatement(
  source: StatementSource,
  { signal, report }: { signal: AbortSignal; report: (progress: Progress) => void },
): Promise<StatementLine[]> {
  const total = await source.count();
  let lines: StatementLine[] = [];
  for await (const page of source.pages()) {
    lines = [...lines, ...(await linesOf(page, source))];
    signal.throwIfAborted();
    report({ read: lines.length, total });
  }
  return lines;
}
