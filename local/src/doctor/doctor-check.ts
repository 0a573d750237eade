import type { Documents } from '../../../functions/src/ports/documents.ts';

/** What checks look at: the database of one project, and its time. */
export interface Books {
  documents: Documents;
  clock: () => Date;
}

/** What came of a check: whether all is well, and what to tell, a line each. */
export interface Finding {
  is_well: boolean;
  lines: string[];
}

/** One thing that `npm run doctor` looks at. It changes nothing. */
export interface DoctorCheck {
  name: string;
  look: (books: Books) => Promise<Finding>;
}
