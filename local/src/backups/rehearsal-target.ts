import { z } from 'zod';
import { FUNCTIONS } from '../../../functions/src/endpoints/functions.ts';
import { askGoogle, DisabledApiError, readGoogle } from '../deploy/call-google.ts';
import type { Deployment } from '../deploy/deploy-ports.ts';
import { readDeployedFunctions } from '../deploy/steps/deployed-functions.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

const databaseSchema = z.looseObject({
  locationId: z.string(),
  earliestVersionTime: z.coerce.date().optional(),
  pointInTimeRecoveryEnablement: z.string().optional(),
  sourceInfo: z
    .looseObject({
      backup: z.looseObject({ backup: z.string() }).optional(),
      operation: z.string().optional(),
    })
    .optional(),
});

export const nameOf = (project: string, database: string) =>
  `projects/${project}/databases/${database}`;

/** What Firestore says of a database, named `projects/…/databases/…`; null when there is none. */
export const readDatabase = (deployment: Deployment, name: string) =>
  readGoogle(deployment, { service: 'firestore', path: `v1/${name}` }, databaseSchema);

const isOurs = (name: string) => Object.keys(FUNCTIONS).includes(name);

/** Throws when the project runs the product: nothing is written into it. */
export async function refuseLiveProject(target: Deployment): Promise<void> {
  const functions = await readDeployedFunctions(target).catch((error: unknown) => {
    if (error instanceof DisabledApiError) return [];
    throw error;
  });
  const ours = functions.map(({ name }) => name).filter(isOurs);
  if (ours.length > 0)
    throw new LocalWorldError(
      `${target.project} runs the product: it has the functions ${ours.join(', ')}. A rehearsal goes into another project, or into a new database of the project that is backed up.`,
    );
}

const collectionsSchema = z.looseObject({ collectionIds: z.array(z.string()).optional() });

/** Throws when the database holds anything. */
export async function refuseFilled(target: Deployment, name: string): Promise<void> {
  const { collectionIds = [] } = await askGoogle(
    target,
    {
      service: 'firestore',
      method: 'POST',
      path: `v1/${name}/documents:listCollectionIds`,
      body: { pageSize: 1 },
    },
    collectionsSchema,
  );
  if (collectionIds.length > 0)
    throw new LocalWorldError(
      `${name} is not empty: it has ${collectionIds.join(', ')}. Choose another database, or delete it and run this again.`,
    );
}
