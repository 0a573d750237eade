import { statementLine, type ListedEntry, type StatementLine } from './statement-line.ts';

export interface StatementSource {
  count: () => Promise<number>;
  /** All entries, the newest first. */
  pages: () => AsyncIterable<ListedEntry[]>;
  /** The creators' current names; an unknown creator is missing. */
  namesOf: (creator_ids: string[]) => Promise<ReadonlyMap<string, string>>;
}

export interface Progress {
  read: number;
  /** The number of entries when the reading began. */
  total: number;
}

/** The lines of a page, each with the creator's name where there is one. */
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
 * signal is aborted; never returns a part of it.
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
