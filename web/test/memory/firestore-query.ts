/** References and queries of the database in memory, with the names and meanings of Firestore's SDK. */

export type Fields = Record<string, unknown>;

export interface DocumentRef {
  type: 'document';
  path: string;
  id: string;
}
export interface Asked {
  type: 'query';
  path: string;
  constraints: readonly Constraint[];
}
type Constraint =
  | { kind: 'where'; field: string; operator: string; value: unknown }
  | { kind: 'order'; field: string; direction: 'asc' | 'desc' }
  | { kind: 'limit'; count: number }
  | { kind: 'after'; id: string };

const ID = '__name__';
export const documentId = () => ID;
export const doc = (_: unknown, path: string): DocumentRef => ({
  type: 'document',
  path,
  id: path.slice(path.lastIndexOf('/') + 1),
});
export const collection = (_: unknown, path: string): Asked => ({
  type: 'query',
  path,
  constraints: [],
});
export const query = (of: Asked, ...more: Constraint[]): Asked => ({
  ...of,
  constraints: [...of.constraints, ...more],
});
export const where = (field: string, operator: string, value: unknown): Constraint => ({
  kind: 'where',
  field,
  operator,
  value,
});
export const orderBy = (field: string, direction: 'asc' | 'desc' = 'asc'): Constraint => ({
  kind: 'order',
  field,
  direction,
});
export const limit = (count: number): Constraint => ({ kind: 'limit', count });
export const startAfter = ({ id }: { id: string }): Constraint => ({ kind: 'after', id });

export interface Row {
  id: string;
  fields: Fields;
}

const valueOf = ({ id, fields }: Row, field: string): unknown =>
  field === ID
    ? id
    : field
        .split('.')
        .reduce<unknown>((found, key) => (found as Fields | undefined)?.[key], fields);

const comparable = (value: unknown) => (value instanceof Date ? value.getTime() : value);

function compare(one: unknown, other: unknown): number {
  const [a, b] = [comparable(one), comparable(other)] as [number, number];
  return a < b ? -1 : a > b ? 1 : 0;
}

const holds: Readonly<Record<string, (stored: unknown, value: unknown) => boolean>> = {
  '==': (stored, value) => compare(stored, value) === 0 && typeof stored === typeof value,
  '!=': (stored, value) => stored !== undefined && compare(stored, value) !== 0,
  '<': (stored, value) => compare(stored, value) < 0,
  '<=': (stored, value) => compare(stored, value) <= 0,
  '>': (stored, value) => compare(stored, value) > 0,
  '>=': (stored, value) => compare(stored, value) >= 0,
  in: (stored, value) => (value as unknown[]).includes(stored),
  'array-contains': (stored, value) => Array.isArray(stored) && stored.includes(value),
};

function fulfils(row: Row, { field, operator, value }: Constraint & { kind: 'where' }): boolean {
  const holdsFor = holds[operator];
  if (!holdsFor) throw new Error(`The database in memory knows no ${operator}.`);
  const stored = valueOf(row, field);
  return stored !== undefined && holdsFor(stored, value);
}

/** A query leaves out documents that lack the field it orders by. */
export function rowsOf(stored: ReadonlyMap<string, Fields>, { path, constraints }: Asked): Row[] {
  let rows = [...stored]
    .filter(([at]) => at.startsWith(`${path}/`) && !at.slice(path.length + 1).includes('/'))
    .map(([at, fields]) => ({ id: at.slice(path.length + 1), fields }))
    .toSorted((one, other) => compare(one.id, other.id));
  const orders = constraints.filter((one) => one.kind === 'order');
  for (const one of constraints)
    if (one.kind === 'where') rows = rows.filter((row) => fulfils(row, one));
  for (const { field } of orders) rows = rows.filter((row) => valueOf(row, field) !== undefined);
  rows.sort((one, other) => {
    for (const { field, direction } of orders) {
      const order = compare(valueOf(one, field), valueOf(other, field));
      if (order !== 0) return direction === 'asc' ? order : -order;
    }
    return 0;
  });
  // In whatever order they are given, the cursor comes before the limit.
  const after = constraints.find((one) => one.kind === 'after');
  if (after) rows = rows.slice(rows.findIndex(({ id }) => id === after.id) + 1);
  const count = constraints.find((one) => one.kind === 'limit')?.count;
  return rows.slice(0, count);
}
