import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/documents.ts';
import { findDue, roundRobin, type DueDocument } from './find-due.ts';
import { WHOLE, type Part } from './part.ts';
import type { DueQuery } from './sweeps.ts';

/** How far a run goes: until a time, and for which part of the accounts; absent for all. */
export interface SweepRun {
  until: Date;
  part?: Part | undefined;
}

/** `taken`: its time was moved on, or it may be run again. `left`: it is passed over in this run. */
type DueEnd = 'taken' | 'left';

export interface DueWork extends SweepRun {
  query: DueQuery;
  /** The latest time that is due; absent where that is now. */
  dueBy?: Clock;
  /** Documents read by one query. */
  page: number;
  /** How many run side by side, or what only one at a time may run of. */
  side_by_side: number | ((due: DueDocument) => unknown);
  /** What is run once for all documents that share it; absent where each document is run. */
  unitOf?: (due: DueDocument) => string;
  /** Which of a page run first; absent for those that have been due the longest. */
  order?: (one: DueDocument, other: DueDocument) => number;
  run: (due: DueDocument) => Promise<DueEnd>;
  /** Told of each that threw. It is passed over in this run. */
  onFault: (fault: { uid: string; path: string; error: unknown }) => void;
}

interface Ports {
  documents: Documents;
  clock: Clock;
}

const pathOf = ({ path }: DueDocument) => path;

/** The first of each unit. */
function firstOfEach(due: DueDocument[], unitOf: (due: DueDocument) => string): DueDocument[] {
  const units = new Map<string, DueDocument>();
  for (const one of due) if (!units.has(unitOf(one))) units.set(unitOf(one), one);
  return [...units.values()];
}

/** What each worker takes from: one line for all, or one for each of what may not run twice at once. */
function linesOf(line: DueDocument[], side_by_side: DueWork['side_by_side']): DueDocument[][] {
  if (typeof side_by_side === 'number') return Array.from({ length: side_by_side }, () => line);
  return [...new Set(line.map(side_by_side))].map((lane) =>
    line.filter((one) => side_by_side(one) === lane),
  );
}

/**
 * Runs everything that is due, of all accounts or of a part, until nothing is left or time is up:
 * round-robin over accounts, so that none waits for the many of another, and within each the
 * longest due first. One that throws is reported and holds up nobody. Nothing is begun after
 * `until`; the next run continues. Runs beside each other share what is due if `run` claims it.
 */
export async function runDue({ documents, clock }: Ports, work: DueWork): Promise<void> {
  const { query, dueBy = clock, part = WHOLE, page, until, run, onFault } = work;
  const unitOf = work.unitOf ?? pathOf;
  const passed = new Set<string>();

  const worker = async (line: DueDocument[]) => {
    for (let one = line.shift(); one && clock() < until; one = line.shift()) {
      try {
        if ((await run(one)) === 'left') passed.add(unitOf(one));
      } catch (error) {
        passed.add(unitOf(one));
        onFault({ uid: one.uid, path: one.path, error });
      }
    }
  };

  let from: Date | undefined;
  let has_run = false;
  while (clock() < until) {
    const isWanted = (due: DueDocument) => !passed.has(unitOf(due));
    const found = await findDue(documents, { query, until: dueBy(), part, page, from, isWanted });
    const ordered = work.order ? found.line.toSorted(work.order) : found.line;
    const line = roundRobin(firstOfEach(ordered, unitOf));
    has_run = (from !== undefined && has_run) || line.length > 0;
    await Promise.all(linesOf(line, work.side_by_side).map(worker));
    if (found.next === undefined && !has_run) return;
    from = found.next;
  }
}
