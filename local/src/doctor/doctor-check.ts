import type { Documents } from '../../../functions/src/ports/documents.ts';

/** What checks read: the database of one project, and its time. */
export interface Books {
  documents: Documents;
  clock: () => Date;
}

/** The result of a check: whether all is well, and the lines to print. */
export interface Finding {
  is_well: boolean;
  lines: string[];
}

/** One check of `npm run doctor`. It changes nothing. */
export interface DoctorCheck {
  name: string;
  look: (books: Books) => Promise<Finding>;
}
