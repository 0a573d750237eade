import { z } from 'zod';
import { readGoogle } from '../call-google.ts';
import type { Deployment } from '../deploy-ports.ts';
import { databasePath } from './database.ts';

const fieldSchema = z.looseObject({
  fieldPath: z.string(),
  order: z.string().optional(),
  arrayConfig: z.string().optional(),
});
const specSchema = z.looseObject({
  indexes: z.array(
    z.looseObject({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(fieldSchema),
    }),
  ),
  fieldOverrides: z.array(
    z.looseObject({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().optional(),
      indexes: z.array(
        z.looseObject({
          queryScope: z.string().default('COLLECTION'),
          order: z.string().optional(),
          arrayConfig: z.string().optional(),
        }),
      ),
    }),
  ),
});
const indexSchema = z.looseObject({
  name: z.string(),
  queryScope: z.string(),
  state: z.string().optional(),
  fields: z.array(fieldSchema),
});
const indexesSchema = z.looseObject({ indexes: z.array(indexSchema).optional() });
const fieldsSchema = z.looseObject({
  fields: z
    .array(
      z.looseObject({
        name: z.string(),
        indexConfig: z
          .looseObject({ indexes: z.array(indexSchema.omit({ name: true })).optional() })
          .optional(),
        ttlConfig: z.looseObject({ state: z.string() }).optional(),
      }),
    )
    .optional(),
});

/** `…/collectionGroups/deliveries/fields/due_at` → `deliveries/due_at`, and likewise for indexes. */
const groupOf = (name: string) => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';
const fieldOf = (name: string) => `${groupOf(name)}/${name.split('/fields/').at(-1) ?? ''}`;

/** Firestore ends each index with the document's name, which the file leaves out. */
const keyOf = (group: string, scope: string, fields: z.infer<typeof fieldSchema>[]) =>
  `${group} ${scope}: ${fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`)
    .join(', ')}`;

interface OverrideIndex {
  queryScope: string;
  order?: string | undefined;
  arrayConfig?: string | undefined;
}
const modeOf = ({ order, arrayConfig }: OverrideIndex) => order ?? arrayConfig ?? '';

/** An override with other indexes is another one, which is to be deployed. */
const overrideKeyOf = (field: string, indexes: readonly OverrideIndex[]) =>
  `${field} (${indexes
    .map((one) => `${one.queryScope} ${modeOf(one)}`)
    .sort()
    .join(', ')})`;

/** `firestore.indexes.json` of the checkout. */
export async function readIndexSpec({ file }: Pick<Deployment, 'file'>) {
  const { indexes, fieldOverrides } = specSchema.parse(
    JSON.parse((await file('firestore.indexes.json')) ?? '{}'),
  );
  const nameOf = (one: { collectionGroup: string; fieldPath: string }) =>
    `${one.collectionGroup}/${one.fieldPath}`;
  return {
    indexes: indexes.map((one) => keyOf(one.collectionGroup, one.queryScope, one.fields)),
    fields: fieldOverrides.map((one) => overrideKeyOf(nameOf(one), one.indexes)),
    overrides: fieldOverrides,
    ttls: fieldOverrides.filter(({ ttl }) => ttl).map(nameOf),
  };
}

/** What the project has: the state of each index and each exemption, and of each TTL. */
export async function readIndexStates(deployment: Deployment) {
  const groups = `${databasePath(deployment.project)}/collectionGroups/-`;
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
  const [composites, singles] = await Promise.all([
    readGoogle(
      deployment,
      { service: 'firestore', path: `${groups}/indexes?pageSize=300` },
      indexesSchema,
    ),
    readGoogle(
      deployment,
      { service: 'firestore', path: `${groups}/fields?pageSize=300&filter=${filter}` },
      fieldsSchema,
    ),
  ]);
  const fields = (singles?.fields ?? []).map((one) => {
    const built = one.indexConfig?.indexes ?? [];
    const indexes = built.map(({ queryScope, fields: [field] }) => ({ ...field, queryScope }));
    return { ...one, field: fieldOf(one.name), built, indexes };
  });
  const stateOf = (indexes: { state?: string | undefined }[]) =>
    indexes.find(({ state }) => state !== undefined && state !== 'READY')?.state ?? 'READY';
  return {
    indexes: new Map(
      (composites?.indexes ?? []).map((one) => [
        keyOf(groupOf(one.name), one.queryScope, one.fields),
        one.state ?? 'READY',
      ]),
    ),
    fields: new Map(
      fields.map(({ field, built, indexes }) => [overrideKeyOf(field, indexes), stateOf(built)]),
    ),
    overrides: new Map(fields.map(({ field, indexes }) => [field, indexes])),
    ttls: new Map(
      fields.flatMap(({ field, ttlConfig }) => (ttlConfig ? [[field, ttlConfig.state]] : [])),
    ),
  };
}

/**
 * Overrides that firebase-tools 15 takes for unchanged although they are not: it compares how many
 * indexes there are and their orders, and no scope (`fieldMatchesSpec`).
 */
export async function readOverlooked(deployment: Deployment) {
  const [spec, states] = await Promise.all([
    readIndexSpec(deployment),
    readIndexStates(deployment),
  ]);
  return spec.overrides.filter(({ collectionGroup, fieldPath, indexes }) => {
    const field = `${collectionGroup}/${fieldPath}`;
    const there = states.overrides.get(field);
    const modes = new Set(indexes.map(modeOf));
    return (
      there?.length === indexes.length &&
      there.every((one) => modes.has(modeOf(one))) &&
      !states.fields.has(overrideKeyOf(field, indexes))
    );
  });
}
