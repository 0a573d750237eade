import type { z } from 'zod';
import { placeReadBy, type DocumentPlace } from './document-place.ts';

/** A place whose documents are checked as they are read: fields of another shape throw a ZodError. */
export interface DocumentKind<Template extends string, Data, Missing> extends DocumentPlace<
  Template,
  Data,
  Missing
> {
  schema: z.ZodType<Data>;
  /** Null for what is missing or broken: for whoever must go on all the same. */
  readOrNull: (fields: Record<string, unknown> | undefined) => Data | null;
}

export const documentKind = <Template extends string, Data, Missing>(
  place: DocumentPlace<Template, Data, Missing>,
  schema: z.ZodType<Data>,
): DocumentKind<Template, Data, Missing> => ({
  ...placeReadBy(place, (fields) => schema.parse(fields)),
  schema,
  readOrNull: (fields) => schema.safeParse(fields).data ?? null,
});
