import { pageShapeSchema } from '@vibes/core/reader-health/page-shape';
import { pageShapeDocument } from '@vibes/core/firestore/documents';
import type { Documents, StoredDocument } from '../../../functions/src/ports/documents.ts';

const PAGE = 100;

/** The shapes that were kept, oldest first, each under a line that names its reader and its time. */
export async function listShapes(documents: Documents): Promise<string[]> {
  const lines: string[] = [];
  let after: string | null = null;
  let page: StoredDocument[];
  do {
    page = await documents.page({ collection: pageShapeDocument.collection(), after, limit: PAGE });
    for (const { path, data } of page) {
      after = path.slice(path.lastIndexOf('/') + 1);
      const { reader, seen_at, shape } = pageShapeSchema.parse(data);
      lines.push(`# ${reader}, ${seen_at.toISOString()}`, shape, '');
    }
  } while (page.length === PAGE);
  return lines.length
    ? lines
    : ['No shapes are kept. KEEP_PAGE_SHAPES=on keeps those of missed pages.'];
}
