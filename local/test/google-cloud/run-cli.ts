import { z } from 'zod';
import { deployFunctions, Failure } from './cli-functions.ts';
import type { Cloud } from './cloud.ts';

/** What the program sends here: its arguments, and the files it would deploy. */
export const cliSchema = z.object({
  args: z.array(z.string()),
  rules: z.string(),
  indexes: z.string(),
  /** What `functions/.env.<project>` sets. */
  settings: z.record(z.string(), z.string()),
  /** The file that `--config` names. */
  config: z.string(),
});
type Asked = z.infer<typeof cliSchema>;

const fieldSchema = z.looseObject({ fieldPath: z.string(), order: z.string().optional() });
const specSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(fieldSchema),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().default(false),
      indexes: z.array(
        z.looseObject({
          queryScope: z.string(),
          order: z.string().optional(),
          arrayConfig: z.string().optional(),
        }),
      ),
    }),
  ),
});

type Override = Cloud['fields'][number];

/** As firebase-tools compares field overrides: without their scopes. */
function isTakenFor(there: Override, wanted: Omit<Override, 'looks'>): boolean {
  const modes = wanted.indexes.map(({ order, arrayConfig }) => order ?? arrayConfig);
  return (
    there.ttl === wanted.ttl &&
    there.indexes.length === modes.length &&
    there.indexes.every(({ order, arrayConfig }) => modes.includes(order ?? arrayConfig))
  );
}

function deployIndexes(cloud: Cloud, text: string) {
  const { indexes, fieldOverrides } = specSchema.parse(JSON.parse(text));
  // Each is added to what is there, and what is there is not built again.
  cloud.indexes.push(
    ...indexes.slice(cloud.indexes.length).map((index) => ({ ...index, looks: cloud.build_looks })),
  );
  for (const field of fieldOverrides) {
    const at = cloud.fields.findIndex(
      ({ collectionGroup, fieldPath }) =>
        collectionGroup === field.collectionGroup && fieldPath === field.fieldPath,
    );
    const there = cloud.fields[at];
    if (!there) cloud.fields.push({ ...field, looks: cloud.build_looks });
    else if (!isTakenFor(there, field)) cloud.fields[at] = { ...field, looks: cloud.build_looks };
  }
}

const hostingSchema = z.object({
  hosting: z.object({
    rewrites: z.array(
      z.object({
        function: z.object({ functionId: z.string(), region: z.string() }).optional(),
      }),
    ),
  }),
});

function deployHosting(cloud: Cloud, { args, config }: Asked) {
  if (!cloud.has_site)
    throw new Failure('Unable to deploy to Hosting as there is no Hosting site.');
  const { rewrites } = hostingSchema.parse(JSON.parse(config)).hosting;
  cloud.rewrites = new Map(
    rewrites.flatMap(({ function: to }) => (to ? [[to.functionId, to.region] as const] : [])),
  );
  cloud.releases.push(args[args.indexOf('--message') + 1] ?? '');
}

function deploy(cloud: Cloud, asked: Asked) {
  const { args, rules, indexes, settings } = asked;
  const only = args[args.indexOf('--only') + 1] ?? '';
  if (only === 'auth') cloud.has_google_sign_in = true;
  else if (only === 'firestore:rules') cloud.rules = rules;
  else if (only === 'firestore:indexes') deployIndexes(cloud, indexes);
  else if (only.startsWith('functions:'))
    deployFunctions(cloud, only.replaceAll('functions:', '').split(','), settings);
  else if (only === 'hosting') deployHosting(cloud, asked);
  else throw new Failure(`Not known here: --only ${only}`);
}

/** Does to the project what `firebase <args>` would. */
export function runCli(cloud: Cloud, asked: Asked): { code: number; output: string } {
  const [command] = asked.args;
  cloud.changes.push(`firebase ${asked.args.join(' ')}`);
  try {
    if (command !== 'deploy') throw new Failure(`Not known here: ${command}`);
    if (!asked.args.includes(cloud.project)) throw new Failure('No project active.');
    deploy(cloud, asked);
    return { code: 0, output: 'Deploy complete!\n' };
  } catch (error) {
    if (error instanceof Failure) return { code: 2, output: `Error: ${error.message}\n` };
    throw error;
  }
}
