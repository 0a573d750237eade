import { FIRESTORE_CONFIG } from '../../firebase-config/firebase-config.ts';
import { changeGoogle } from '../call-google.ts';
import { deployPart } from '../deploy-config.ts';
import type { Deployment } from '../deploy-ports.ts';
import { done, refused, toDo, waiting, type DeployStep, type Standing } from '../deploy-step.ts';
import { databasePath } from './database.ts';
import { readIndexSpec, readIndexStates, readOverlooked } from './index-spec.ts';

/** Minutes. Building an index takes as long as its documents are many. */
const PATIENCE = 30;

/** The one standing of many things that are built. `ready` names the state they end in. */
function standingOf(
  wanted: readonly string[],
  states: ReadonlyMap<string, string>,
  { ready, broken, project }: { ready: string; broken: string; project: string },
): Standing {
  const missing = wanted.filter((key) => !states.has(key));
  if (missing.length) return toDo(`to be made: ${missing.length} of ${wanted.length}`);
  const failed = wanted.filter((key) => states.get(key) === 'NEEDS_REPAIR');
  if (failed.length)
    return refused(
      `Firestore could not build ${failed.join('; ')}. Delete ${broken} at https://console.firebase.google.com/project/${project}/firestore/indexes, and run this again.`,
    );
  const count = wanted.filter((key) => states.get(key) === ready).length;
  return count === wanted.length
    ? done(`${count} ready`)
    : waiting(`${count} of ${wanted.length} ready`);
}

async function deployIndexes(deployment: Deployment): Promise<void> {
  // Before firebase-tools, whose own changes may take a moment to show.
  for (const { collectionGroup, fieldPath, indexes } of await readOverlooked(deployment)) {
    const field = `collectionGroups/${collectionGroup}/fields/${fieldPath}`;
    await changeGoogle(deployment, {
      service: 'firestore',
      method: 'PATCH',
      path: `${databasePath(deployment.project)}/${field}?updateMask=indexConfig`,
      body: {
        indexConfig: {
          indexes: indexes.map(({ queryScope, ...mode }) => ({
            queryScope,
            fields: [{ fieldPath, ...mode }],
          })),
        },
      },
    });
  }
  await deployPart(deployment, {
    only: 'firestore:indexes',
    config: { firestore: FIRESTORE_CONFIG },
  });
}

/** Until an index is built, queries that need it fail. */
export const indexesStep: DeployStep = {
  name: 'Indexes',
  patience: PATIENCE,
  async look(deployment) {
    const [spec, { indexes, fields }] = await Promise.all([
      readIndexSpec(deployment),
      readIndexStates(deployment),
    ]);
    return standingOf([...spec.indexes, ...spec.fields], new Map([...indexes, ...fields]), {
      ready: 'READY',
      broken: 'the index',
      project: deployment.project,
    });
  },
  act: deployIndexes,
};

/** What is kept for some days only is deleted by Firestore's TTL. */
export const ttlStep: DeployStep = {
  name: 'TTL fields',
  patience: PATIENCE,
  async look(deployment) {
    const [spec, { ttls }] = await Promise.all([
      readIndexSpec(deployment),
      readIndexStates(deployment),
    ]);
    const { project } = deployment;
    return standingOf(spec.ttls, ttls, { ready: 'ACTIVE', broken: 'the TTL policy', project });
  },
  act: deployIndexes,
};
