import { z } from 'zod';

/** A field and the order in which an index must have it. */
export interface SortedField {
  field: string;
  order: 'ASCENDING' | 'DESCENDING';
}

/** What of a query decides which index it needs: its fields, without the values. */
export interface QueryShape {
  /** The name of the collections it reads. */
  group: string;
  /** In all collections of that name, not in one. */
  everywhere: boolean;
  /** Fields that must hold a value, or one of some. */
  equal: string[];
  /** Fields whose list must have a value. */
  contains: string[];
  /** Fields it is ordered by, then those it has a range of. Without the name of the document. */
  sorted: SortedField[];
}

const NAME = '__name__';

const fieldSchema = z.looseObject({ fieldPath: z.string() });
const leafSchema = z.looseObject({
  fieldFilter: z.looseObject({ field: fieldSchema, op: z.string() }).nullish(),
  unaryFilter: z.looseObject({ field: fieldSchema, op: z.string() }).nullish(),
});
const whereSchema = leafSchema.extend({
  compositeFilter: z.looseObject({ op: z.literal('AND'), filters: z.array(leafSchema) }).nullish(),
});

/** https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery, as the SDKs send it. */
const structuredQuerySchema = z.looseObject({
  from: z.tuple([
    z.looseObject({ collectionId: z.string(), allDescendants: z.boolean().nullish() }),
  ]),
  where: whereSchema.nullish(),
  orderBy: z
    .array(z.looseObject({ field: fieldSchema, direction: z.enum(['ASCENDING', 'DESCENDING']) }))
    .nullish(),
});

const EQUAL = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']);
const CONTAINS = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);

/** The shape of a query as the SDKs send it. Throws for one of another kind, such as with an OR. */
export function shapeOf(sent: unknown): QueryShape {
  const { from, where, orderBy } = structuredQuerySchema.parse(sent);
  const leaves = where ? (where.compositeFilter?.filters ?? [where]) : [];
  const filters = leaves.flatMap(
    ({ fieldFilter, unaryFilter }) => fieldFilter ?? unaryFilter ?? [],
  );
  const fieldsBy = (isOf: (op: string) => boolean) =>
    [...new Set(filters.filter(({ op }) => isOf(op)).map(({ field }) => field.fieldPath))]
      .filter((field) => field !== NAME)
      .toSorted();
  const equal = fieldsBy((op) => EQUAL.has(op));
  const ordered = (orderBy ?? []).map(({ field, direction }) => ({
    field: field.fieldPath,
    order: direction,
  }));
  const isOrdered = (field: string) => ordered.some((one) => one.field === field);
  // Firestore orders by what has a range, behind what is ordered by.
  const ranged = fieldsBy((op) => !EQUAL.has(op) && !CONTAINS.has(op))
    .filter((field) => !isOrdered(field))
    .map((field) => ({ field, order: ordered.at(-1)?.order ?? ('ASCENDING' as const) }));
  const [{ collectionId, allDescendants }] = from;
  return {
    group: collectionId,
    everywhere: allDescendants === true,
    equal,
    contains: fieldsBy((op) => CONTAINS.has(op)),
    sorted: [...ordered, ...ranged].filter(({ field }) => field !== NAME && !equal.includes(field)),
  };
}

/** As a person reads it: `deliveries: kind =, updated_at descending`. */
export function describeShape({ group, everywhere, equal, contains, sorted }: QueryShape): string {
  const parts = [
    ...equal.map((field) => `${field} =`),
    ...contains.map((field) => `${field} has`),
    ...sorted.map(({ field, order }) => `${field} ${order.toLowerCase()}`),
  ];
  return `${group}${everywhere ? ' everywhere' : ''}: ${parts.join(', ') || 'all'}`;
}
