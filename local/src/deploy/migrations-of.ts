import { z } from 'zod';
import { migrations } from '../migrate/migrations.ts';
import { readGoogle } from './call-google.ts';
import type { Deployment } from './deploy-ports.ts';
import { databasePath } from './steps/database.ts';

const documentsSchema = z.looseObject({
  documents: z
    .array(
      z.looseObject({
        name: z.string(),
        fields: z
          .looseObject({ finished_at: z.looseObject({ timestampValue: z.string().optional() }) })
          .partial()
          .optional(),
      }),
    )
    .optional(),
});

/** The migrations that this version has. */
export const ownMigrations = (): string[] => migrations.map(({ id }) => id);

/** Those that the project has begun, and whether each is finished. */
export async function readBegunMigrations(deployment: Deployment): Promise<Map<string, boolean>> {
  const path = `${databasePath(deployment.project)}/documents/migrations?pageSize=300`;
  const at = { service: 'firestore', path };
  const { documents = [] } = (await readGoogle(deployment, at, documentsSchema)) ?? {};
  // A migration begins with its day; other progress is kept there for a while (`restore --hold`).
  return new Map(
    documents
      .map(({ name, fields }) => ({ id: name.split('/').at(-1) ?? '', fields }))
      .filter(({ id }) => /^\d{4}-/.test(id))
      .map(({ id, fields }) => [id, fields?.finished_at?.timestampValue !== undefined]),
  );
}

/** The migrations of this version that the project has not finished. */
export async function openMigrations(deployment: Deployment): Promise<string[]> {
  const begun = await readBegunMigrations(deployment);
  return ownMigrations().filter((id) => begun.get(id) !== true);
}
