import { pageShapeDocument } from '@vibes/core/firestore/documents';
import type { Documents } from '../../../functions/src/ports/documents.ts';
import { walkCollection } from '../../../functions/src/steps/walk-collection.ts';

const PAGE = 100;

/** The shapes that were kept, oldest first, each under a line that names its reader and its time. */
export async function listShapes(documents: Documents): Promise<string[]> {
  const lines: string[] = [];
  const pages = walkCollection(documents, pageShapeDocument.within(), { limit: PAGE });
  for await (const page of pages) {
    for (const { reader, seen_at, shape } of page.map(({ data }) => data)) {
      lines.push(`# ${reader}, ${seen_at.toISOString()}`, shape, '');
    }
  }
  return lines.length
    ? lines
    : ['No shapes are kept. KEEP_PAGE_SHAPES=on keeps those of missed pages.'];
}
