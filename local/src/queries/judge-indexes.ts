import { z } from 'zod';
import type { QueryShape, SortedField } from './query-shape.ts';

const modeSchema = z.object({
  order: z.enum(['ASCENDING', 'DESCENDING']).optional(),
  arrayConfig: z.literal('CONTAINS').optional(),
});

/** `firestore.indexes.json`. */
export const indexFileSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']),
      fields: z.array(modeSchema.extend({ fieldPath: z.string() })),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().optional(),
      indexes: z.array(
        modeSchema.extend({ queryScope: z.enum(['COLLECTION', 'COLLECTION_GROUP']) }),
      ),
    }),
  ),
});
export type IndexFile = z.infer<typeof indexFileSchema>;
type Composite = IndexFile['indexes'][number];

const scopeOf = ({ everywhere }: QueryShape) => (everywhere ? 'COLLECTION_GROUP' : 'COLLECTION');

/** Whether a field alone has an index: Firestore makes those of a collection, unless an override says which. */
function hasSingle(
  { fieldOverrides }: IndexFile,
  shape: QueryShape,
  { field, mode }: { field: string; mode: string },
): boolean {
  // A part of a map follows the override of the map.
  const override = fieldOverrides.find(
    ({ collectionGroup, fieldPath }) =>
      collectionGroup === shape.group && (fieldPath === field || field.startsWith(`${fieldPath}.`)),
  );
  if (!override) return !shape.everywhere;
  return override.indexes.some(
    ({ queryScope, order, arrayConfig }) =>
      queryScope === scopeOf(shape) && (order ?? arrayConfig) === mode,
  );
}

const endsIn = ({ fields }: Composite, sorted: readonly SortedField[]): boolean =>
  sorted.every(({ field, order }, place) => {
    const at = fields[fields.length - sorted.length + place];
    return at?.fieldPath === field && at.order === order;
  });

/** The composite indexes that together answer it: each has some of the fields that are compared, and ends in the order. */
function serving({ indexes }: IndexFile, shape: QueryShape): Composite[] {
  const { group, equal, contains, sorted } = shape;
  const compared = new Set([...equal, ...contains]);
  const fitting = indexes.filter(({ collectionGroup, queryScope, fields }) => {
    const index = { collectionGroup, queryScope, fields };
    const head = fields.slice(0, fields.length - sorted.length);
    return (
      collectionGroup === group &&
      queryScope === scopeOf(shape) &&
      fields.length >= sorted.length &&
      endsIn(index, sorted) &&
      head.every(({ fieldPath }) => compared.has(fieldPath))
    );
  });
  const whole = fitting.find(({ fields }) => fields.length === compared.size + sorted.length);
  if (whole) return [whole];
  const covered = new Set(
    fitting
      .flatMap(({ fields }) => fields.slice(0, -sorted.length || undefined))
      .map((one) => one.fieldPath),
  );
  return compared.size > 0 && [...compared].every((field) => covered.has(field)) ? fitting : [];
}

/** How a query is answered: without a composite index (`[]`), by these, or not at all (null). */
function answerOf(file: IndexFile, shape: QueryShape): Composite[] | null {
  const { equal, contains, sorted } = shape;
  const singles = [
    ...equal.map((field) => ({ field, mode: 'ASCENDING' })),
    ...contains.map((field) => ({ field, mode: 'CONTAINS' })),
    ...sorted.map(({ field, order }) => ({ field, mode: order })),
  ];
  const isSimple = sorted.length === 0 || singles.length === 1;
  if (isSimple && singles.every((single) => hasSingle(file, shape, single))) return [];
  const composites = serving(file, shape);
  return composites.length > 0 ? composites : null;
}

/** Queries that Firestore would refuse, and composite indexes that none of the queries needs. */
export function judgeIndexes(
  file: IndexFile,
  shapes: readonly QueryShape[],
): { refused: QueryShape[]; unused: Composite[] } {
  const answers = shapes.map((shape) => ({ shape, by: answerOf(file, shape) }));
  const used = new Set(answers.flatMap(({ by }) => by ?? []));
  return {
    refused: answers.filter(({ by }) => by === null).map(({ shape }) => shape),
    unused: file.indexes.filter((index) => !used.has(index)),
  };
}
