import { AggregateField, FieldPath, Firestore, type Query } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { describeShape, shapeOf } from './query-shape.ts';

const db = new Firestore({ projectId: 'demo-shapes' });
const deliveries = db.collection('users/ann/deliveries');
const everywhere = db.collectionGroup('deliveries');
const NOW = new Date();

/** As the SDK sends it. */
const sent = (query: Query) =>
  (query as unknown as { toProto: () => { structuredQuery: unknown } }).toProto().structuredQuery;

it.each<[string, Query]>([
  ['deliveries: all', deliveries.limit(5)],
  ['deliveries: all', deliveries.orderBy(FieldPath.documentId()).startAfter('a')],
  ['deliveries: all', deliveries.where(FieldPath.documentId(), 'in', ['a', 'b'])],
  ['deliveries: kind =, state =', deliveries.where('state', 'in', ['a']).where('kind', '==', 'b')],
  ['deliveries: tags has', deliveries.where('tags', 'array-contains', 'a')],
  ['deliveries: due_at ascending', deliveries.where('due_at', '<=', NOW)],
  ['deliveries: at descending', deliveries.orderBy('at', 'desc').where('at', '>', NOW)],
  [
    'deliveries everywhere: due_at ascending, uid ascending',
    everywhere.where('due_at', '<=', NOW).where('uid', 'not-in', ['a']).orderBy('due_at'),
  ],
  [
    'deliveries: kind =, updated_at descending',
    deliveries.where('kind', '==', 'mail').orderBy('updated_at', 'desc'),
  ],
  ['deliveries: kind =', deliveries.where('kind', '==', null)],
])('%s', (shape, query) => {
  expect(describeShape(shapeOf(sent(query)))).toBe(shape);
});

it('a count has the shape of what it counts', () => {
  const counted = deliveries.where('kind', '==', 'mail').aggregate({ n: AggregateField.count() });
  expect(describeShape(shapeOf(sent(counted.query)))).toBe('deliveries: kind =');
});

it('the browser’s SDK sends the same shape', () => {
  const query = {
    from: [{ collectionId: 'deliveries' }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          {
            fieldFilter: { field: { fieldPath: 'kind' }, op: 'EQUAL', value: { stringValue: 'a' } },
          },
          { unaryFilter: { op: 'IS_NULL', field: { fieldPath: 'ended_at' } } },
        ],
      },
    },
    orderBy: [
      { field: { fieldPath: 'updated_at' }, direction: 'DESCENDING' },
      { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
    ],
  };
  expect(describeShape(shapeOf(query))).toBe(
    'deliveries: ended_at =, kind =, updated_at descending',
  );
});
