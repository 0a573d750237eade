import { z } from 'zod';
import { jsonReply } from '../../src/stand-ins/local-server.ts';
import { alreadyExists, notFound, type CloudService } from './answer.ts';
import { answerBackups } from './backup-services.ts';
import { answerRestore } from './restore-services.ts';
import type { Cloud } from './cloud.ts';

/** One look nearer to being ready. */
function stateOf(one: { looks: number }, ready: string): string {
  const state = one.looks > 0 ? 'CREATING' : ready;
  one.looks = Math.max(0, one.looks - 1);
  return state;
}

const nameOf = (cloud: Cloud, group: string, rest: string) =>
  `projects/${cloud.project}/databases/(default)/collectionGroups/${group}/${rest}`;

const listIndexes = (cloud: Cloud) =>
  cloud.indexes.map((index, n) => ({
    name: nameOf(cloud, index.collectionGroup, `indexes/${n}`),
    queryScope: index.queryScope,
    // As Firestore adds it.
    fields: [...index.fields, { fieldPath: '__name__', order: 'ASCENDING' }],
    state: stateOf(index, 'READY'),
  }));

const listFields = (cloud: Cloud) =>
  cloud.fields.map((field) => ({
    name: nameOf(cloud, field.collectionGroup, `fields/${field.fieldPath}`),
    indexConfig: {
      indexes: field.indexes.map(({ queryScope, order, arrayConfig }) => ({
        queryScope,
        fields: [{ fieldPath: field.fieldPath, order, arrayConfig }],
        state: 'READY',
      })),
    },
    ...(field.ttl && { ttlConfig: { state: stateOf(field, 'ACTIVE') } }),
  }));

const patchSchema = z.object({
  indexConfig: z.object({
    indexes: z.array(
      z.object({
        queryScope: z.string(),
        fields: z.tuple([
          z.object({ order: z.string().optional(), arrayConfig: z.string().optional() }),
        ]),
      }),
    ),
  }),
});

function changeField(cloud: Cloud, path: string, body: unknown) {
  const field = cloud.fields.find((one) =>
    path.endsWith(`/collectionGroups/${one.collectionGroup}/fields/${one.fieldPath}`),
  );
  if (!field) return notFound();
  const { indexes } = patchSchema.parse(body).indexConfig;
  field.indexes = indexes.map(({ queryScope, fields: [mode] }) => ({ queryScope, ...mode }));
  return jsonReply({ name: 'operations/3' });
}

const databaseSchema = z.object({ locationId: z.string(), type: z.string() });

export const firestore: CloudService = (cloud, request) => {
  const { method, path, body } = request;
  const ofBackups = answerBackups(cloud, request) ?? answerRestore(cloud, request);
  if (ofBackups) return ofBackups;
  if (path.endsWith('/locations'))
    return jsonReply({ locations: [{ locationId: 'nam5' }, { locationId: 'eur3' }] });
  if (path.endsWith('/databases') && method === 'POST') {
    if (cloud.database) return alreadyExists();
    cloud.database = { ...databaseSchema.parse(body), createTime: '2026-11-24T10:00:00Z' };
    return jsonReply({ name: 'operations/2' });
  }
  if (!cloud.database) return notFound();
  if (path.endsWith('/databases/(default)')) return jsonReply(cloud.database);
  if (method === 'PATCH') return changeField(cloud, path, body);
  if (path.endsWith('/indexes')) return jsonReply({ indexes: listIndexes(cloud) });
  if (path.endsWith('/fields')) return jsonReply({ fields: listFields(cloud) });
  if (!path.endsWith('/documents/migrations')) return null;
  const documents = [...cloud.migrations].map(([id, isFinished]) => ({
    name: `${path}/${id}`,
    fields: {
      finished_at: isFinished ? { timestampValue: '2026-11-24T10:00:00Z' } : { nullValue: null },
    },
  }));
  return jsonReply({ documents });
};

export const firebaserules: CloudService = (cloud, { path }) => {
  if (cloud.rules === null) return notFound();
  return path.endsWith('/releases/cloud.firestore')
    ? jsonReply({ rulesetName: `projects/${cloud.project}/rulesets/1` })
    : jsonReply({ source: { files: [{ name: 'firestore.rules', content: cloud.rules }] } });
};
