import { z } from 'zod';
import { LocalWorldError } from '../../process/local-world-error.ts';
import { changeGoogle, readGoogle } from '../call-google.ts';
import { UNANSWERED, type Deployment } from '../deploy-ports.ts';
import { done, refused, toDo, type DeployStep } from '../deploy-step.ts';
import { readDeployedFunctions } from './deployed-functions.ts';
import { locationNear, regionOf } from '../settings/region-of.ts';

/** Of the one database that the product uses. */
export const databasePath = (project: string) => `v1/projects/${project}/databases/(default)`;

const databaseSchema = z.looseObject({ locationId: z.string(), type: z.string() });
const locationsSchema = z.looseObject({
  locations: z.array(z.looseObject({ locationId: z.string() })).optional(),
});

async function chooseLocation(deployment: Deployment): Promise<string> {
  const { project, location, ask } = deployment;
  const region = await regionOf(deployment);
  const near = locationNear(region);
  const answer =
    location ??
    (await ask({
      text: `Where is the database to be kept? It can never be moved. The functions run in ${region}; nam5 is in the United States, eur3 is in Europe.\nLocation [${near}]:`,
      check: () => null,
    }));
  const chosen = answer === '' ? near : answer;
  if (!chosen)
    throw new LocalWorldError(
      'Say where the database is to be kept, by --location nam5 (United States) or eur3 (Europe). It can never be moved.',
    );
  if (chosen === UNANSWERED) return chosen;
  const at = { service: 'firestore', path: `v1/projects/${project}/locations?pageSize=300` };
  const known = (await readGoogle(deployment, at, locationsSchema))?.locations ?? [];
  if (known.length && !known.some(({ locationId }) => locationId === chosen))
    throw new LocalWorldError(
      `Firestore has no location ${chosen}. It has ${known.map(({ locationId }) => locationId).join(', ')}.`,
    );
  return chosen;
}

/**
 * Made here, before anything else of Firestore is deployed: firebase-tools would make it in nam5
 * without asking.
 */
export const databaseStep: DeployStep = {
  name: 'Database',
  async look(deployment) {
    const { project, location } = deployment;
    const at = { service: 'firestore', path: databasePath(project) };
    const database = await readGoogle(deployment, at, databaseSchema);
    if (!database) {
      const deployed = await readDeployedFunctions(deployment);
      // Another app's functions have no key of ours.
      if (deployed.some(({ secrets }) => secrets.includes('SECRETS_MASTER_KEY')))
        return refused(
          `The database of ${project} is gone, and deployed functions use it. A new one would be empty, so none is made. Restore it first: docs/operations.md#after-a-real-loss.`,
        );
      return toDo(`to be made${location === null ? '' : ` in ${location}`}`);
    }
    if (database.type !== 'FIRESTORE_NATIVE')
      return refused(
        `The database of ${project} is in Datastore mode, and the product needs Firestore’s native mode. Use a new project.`,
      );
    if (location !== null && location !== database.locationId)
      return refused(
        `The database of ${project} is in ${database.locationId}, not in ${location}, and can’t be moved. Leave out --location, or use a new project.`,
      );
    return done(`in ${database.locationId}`);
  },
  async act(deployment) {
    const locationId = await chooseLocation(deployment);
    await changeGoogle(deployment, {
      service: 'firestore',
      method: 'POST',
      path: `v1/projects/${deployment.project}/databases?databaseId=(default)`,
      body: { type: 'FIRESTORE_NATIVE', locationId },
    });
  },
};
