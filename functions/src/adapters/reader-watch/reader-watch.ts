import type { Clock } from '../../ports/clock.ts';
import type { Documents } from '../../ports/documents.ts';
import type { ReaderWatch } from '../../ports/reader-watch.ts';
import { countReaders } from './count-readers.ts';
import { keepShape } from './keep-shape.ts';

/** The port on the database: counts, and where the operator wishes it the shapes of missed pages. */
export function readerWatch(ports: {
  documents: Documents;
  clock: Clock;
  /** Names this instance among all. */
  instance: string;
  keeps_shapes: boolean;
  /** Receives the error of a write that failed. */
  onFault: (fault: { error: unknown }) => void;
}): ReaderWatch {
  const count = countReaders(ports);
  const keep = keepShape(ports);
  const aside = (work: Promise<void>) =>
    void work.catch((error: unknown) => ports.onFault({ error }));
  return (pages) => {
    if (pages.length === 0) return;
    aside(count(pages));
    if (!ports.keeps_shapes) return;
    for (const { reader, page } of pages) if (page) aside(keep({ reader, page }));
  };
}
