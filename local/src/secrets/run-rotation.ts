import {
  resealDocument,
  SEALED_FIELDS,
  type Resealed,
  type SealedCollection,
} from './reseal-document.ts';

/** Documents sealed anew side by side. */
const PAGE = 100;

export interface Rotation extends Resealed {
  /** Documents looked at. */
  documents: number;
}

/**
 * Seals every stored secret under the key that seals now, page by page; `onPage` hears how far it
 * came. Broken off at any point it has done no harm: the next run passes over what is sealed so
 * already. What is changed meanwhile is kept, and what running functions seal meanwhile is sealed
 * by them.
 */
export async function runRotation(
  ports: Parameters<typeof resealDocument>[0],
  onPage: (soFar: Rotation) => void,
): Promise<Rotation> {
  let soFar: Rotation = { documents: 0, resealed: 0, unreadable: [] };
  for (const collection of Object.keys(SEALED_FIELDS) as SealedCollection[]) {
    for (let after: string | null = null; ;) {
      const page = await ports.documents.page({ collection, after, limit: PAGE });
      const done = await Promise.all(page.map((found) => resealDocument(ports, found)));
      soFar = {
        documents: soFar.documents + page.length,
        resealed: done.reduce((sum, { resealed }) => sum + resealed, soFar.resealed),
        unreadable: [...soFar.unreadable, ...done.flatMap(({ unreadable }) => unreadable)],
      };
      if (page.length > 0) onPage(soFar);
      if (page.length < PAGE) break;
      after = page.at(-1)?.path.split('/').at(-1) ?? null;
    }
  }
  return soFar;
}
