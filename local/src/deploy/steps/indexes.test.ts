import { expect, it } from 'vitest';
import { deployHarness } from '../../../test/deploy/deploy-harness.ts';
import { INDEXES } from '../../../test/deploy/declared.ts';

const harness = deployHarness();
const { cloud, deploy } = harness;

const dueAt = () =>
  cloud.fields.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === 'deliveries' && fieldPath === 'due_at',
  );
const both = [
  { order: 'ASCENDING', queryScope: 'COLLECTION' },
  { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
];

it.each([
  ['an index less', both.slice(0, 1)],
  ['another order', both.map((one) => ({ ...one, order: 'DESCENDING' }))],
  // Which firebase-tools takes for unchanged.
  ['another scope', both.map((one) => ({ ...one, queryScope: 'COLLECTION' }))],
])('deploys an override again when the project’s has %s', async (_, indexes) => {
  await deploy();
  Object.assign(dueAt() ?? {}, { indexes });
  harness.ports.lines.length = 0;
  await deploy();
  expect(harness.printed()).toContain(`to be made: 1 of ${INDEXES}`);
  expect(dueAt()?.indexes).toEqual(both);
});
