import { walkCollection } from '../../../functions/src/steps/walk-collection.ts';
import { resealDocument, SEALED, type Resealed } from './reseal-document.ts';

/** Documents sealed side by side. */
const PAGE = 100;

export interface Rotation extends Resealed {
  /** Documents read. */
  documents: number;
}

/**
 * Seals every stored secret under the newest key, page by page; `onPage` gets the progress. An
 * interruption does no harm: the next run skips what is sealed under that key already. Changes made
 * while it runs are kept; running functions seal them under their own key.
 */
export async function runRotation(
  ports: Parameters<typeof resealDocument>[0],
  onPage: (soFar: Rotation) => void,
): Promise<Rotation> {
  let soFar: Rotation = { documents: 0, resealed: 0, unreadable: [] };
  for (const sealed of SEALED) {
    for await (const page of walkCollection(ports.documents, sealed, { limit: PAGE })) {
      const done = await Promise.all(page.map((found) => resealDocument(ports, sealed, found)));
      soFar = {
        documents: soFar.documents + page.length,
        resealed: done.reduce((sum, { resealed }) => sum + resealed, soFar.resealed),
        unreadable: [...soFar.unreadable, ...done.flatMap(({ unreadable }) => unreadable)],
      };
      if (page.length > 0) onPage(soFar);
    }
  }
  return soFar;
}
