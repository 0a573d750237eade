import { ZodError, type z } from 'zod';
import { placeReadBy, type DocumentPlace } from './document-place.ts';

/** A place whose documents are checked on reading: fields of another shape throw a ZodError. */
export interface DocumentKind<Template extends string, Data, Missing> extends DocumentPlace<
  Template,
  Data,
  Missing
> {
  schema: z.ZodType<Data>;
  /** Null for a document that is missing or broken, for callers that go on without it. */
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

/** That a document could not be read, since its fields are of another shape. */
export const isBrokenDocument = (error: unknown): boolean => error instanceof ZodError;
