import type { DocumentRef } from '@vibes/core/firestore/document-place';
import type { Documents } from '../ports/documents.ts';

/** A document as its kind reads it, and the version a write must still find. */
export interface Loaded<Data> {
  path: string;
  data: Data;
  /** Given back as `if_version`; undefined when the document does not exist. */
  version: unknown;
}

type LoadedOf<Refs extends readonly DocumentRef<unknown>[]> = {
  -readonly [Place in keyof Refs]: Refs[Place] extends DocumentRef<infer Data>
    ? Loaded<Data>
    : never;
};

/**
 * One round trip, answers in the order asked. Throws a ZodError when stored fields are not of their
 * kind. Where one broken document must not stop the others, the kind's `readOrNull` reads it.
 */
export async function loadDocuments<const Refs extends readonly DocumentRef<unknown>[]>(
  documents: Pick<Documents, 'getAll'>,
  refs: Refs,
): Promise<LoadedOf<Refs>> {
  const stored = await documents.getAll(refs.map(({ path }) => path));
  const loaded = refs.map(({ path, read }, place) => ({
    path,
    data: read(stored[place]?.data),
    version: stored[place]?.version,
  }));
  return loaded as LoadedOf<Refs>;
}

/** What a document holds that must be there. Throws for one that is not. */
export function mustExist<Data>({ path, data }: Loaded<Data | null>): Data {
  if (data === null) throw new Error(`There is no ${path}.`);
  return data;
}
