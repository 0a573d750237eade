import * as z from 'zod';

/** The id of a document of the user's own. A slash would name another; Firestore keeps names that start with __ to itself. */
export const documentId = z.string().regex(/^(?!__)[\w-]{1,200}$/, 'Unknown id');
