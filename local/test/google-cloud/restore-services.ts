import { z } from 'zod';
import { jsonReply, type LocalReply } from '../../src/stand-ins/local-server.ts';
import { alreadyExists, cloudError, notFound, type CloudService } from './answer.ts';
import type { Cloud } from './cloud.ts';

type Counts = Record<string, number>;

/** Takes time, as each of these does. */
function begin(cloud: Cloud, of: string, response: object): LocalReply {
  const { operations, operation_looks: looks, operation_error: error } = cloud.net;
  const name = `projects/${cloud.project}/databases/${of}/operations/o${operations.size}`;
  operations.set(name, { looks, error, response });
  return jsonReply({ name });
}

function lookAtOperation(cloud: Cloud, name: string): LocalReply {
  const operation = cloud.net.operations.get(name);
  if (!operation) return notFound();
  if (operation.looks > 0) {
    operation.looks -= 1;
    return jsonReply({ name });
  }
  const { error, response } = operation;
  return jsonReply({
    name,
    done: true,
    ...(error === null ? { response } : { error: { code: 13, message: error } }),
  });
}

/** What each database of the project holds, by its id. */
function countsOf(cloud: Cloud, id: string): Counts | null {
  if (id === '(default)' && cloud.database) return cloud.net.counts;
  return cloud.net.databases.get(id)?.counts ?? null;
}

const restoreSchema = z.object({
  databaseId: z.string().regex(/^(\(default\)|[a-z][a-z0-9-]{2,61}[a-z0-9])$/),
  backup: z.string(),
});

function restore(cloud: Cloud, body: unknown): LocalReply {
  const { data: asked } = restoreSchema.safeParse(body);
  if (!asked) return cloudError(400, 'Invalid database id.');
  const backup = cloud.net.backups.find(({ id }) => asked.backup.endsWith(`/backups/${id}`));
  if (!backup) return notFound();
  if (countsOf(cloud, asked.databaseId)) return alreadyExists();
  const { counts } = backup;
  cloud.net.databases.set(asked.databaseId, { backup: asked.backup, counts: { ...counts } });
  return begin(cloud, asked.databaseId, {});
}

const bucketOf = (address: unknown) => /^gs:\/\/([^/]+)/.exec(String(address))?.[1] ?? '';
const isClosed = (cloud: Cloud, address: unknown) =>
  cloud.net.closed_buckets.has(bucketOf(address))
    ? cloudError(
        403,
        `The Firestore service agent does not have storage.buckets.get access to ${bucketOf(address)}.`,
      )
    : null;

function exportFrom(cloud: Cloud, id: string, counts: Counts, address: unknown): LocalReply {
  const closed = isClosed(cloud, address);
  if (closed) return closed;
  if (cloud.net.exports.has(String(address)))
    return cloudError(400, `Path already exists: ${String(address)}/overall_export_metadata`);
  cloud.net.exports.set(String(address), { ...counts });
  return begin(cloud, id, { outputUriPrefix: address });
}

/** Overwrites what is there, and leaves the rest. */
function importInto(cloud: Cloud, id: string, counts: Counts, address: unknown): LocalReply {
  const exported = cloud.net.exports.get(String(address));
  const closed = isClosed(cloud, address);
  if (closed) return closed;
  if (!exported)
    return cloudError(404, `Google Cloud Storage file does not exist: ${String(address)}`);
  Object.assign(counts, exported);
  return begin(cloud, id, {});
}

const countSchema = z.object({
  structuredAggregationQuery: z.object({
    structuredQuery: z.object({ from: z.tuple([z.looseObject({ collectionId: z.string() })]) }),
  }),
  readTime: z.iso.datetime().optional(),
});

function countIn(cloud: Cloud, id: string, counts: Counts, body: unknown): LocalReply {
  const { structuredAggregationQuery: query, readTime } = countSchema.parse(body);
  const [{ collectionId }] = query.structuredQuery.from;
  if (readTime !== undefined && !/:00(\.000)?Z$/.test(readTime))
    return cloudError(400, 'read_time must be a whole minute within the past 7 days.');
  // The past of the live database is what the newest backup holds.
  const then = readTime !== undefined && id === '(default)' ? cloud.net.backups[0]?.counts : counts;
  const n = { integerValue: String(then?.[collectionId] ?? 0) };
  return jsonReply([{ result: { aggregateFields: { n } }, readTime: '2026-11-28T10:00:00Z' }]);
}

function describe(cloud: Cloud, id: string): LocalReply | null {
  const there = cloud.net.databases.get(id);
  if (!there) return notFound();
  const name = `projects/${cloud.project}/databases/${id}`;
  const [operation] = [...cloud.net.operations.keys()].filter((one) => one.startsWith(name));
  const { backup } = there;
  return jsonReply({
    name,
    locationId: cloud.database?.locationId ?? 'nam5',
    ...(backup !== null && { sourceInfo: { backup: { backup }, operation } }),
  });
}

/** Databases of other names, and what is copied between databases. Null for the rest of Firestore. */
export const answerRestore: CloudService = (cloud, { method, path, query, body }) => {
  const { net, project } = cloud;
  if (path === `/v1/projects/${project}/databases:restore`) return restore(cloud, body);
  const made = query.get('databaseId');
  if (method === 'POST' && path.endsWith('/databases') && made !== '(default)' && made !== null) {
    if (net.databases.has(made)) return alreadyExists();
    net.databases.set(made, { backup: null, counts: {} });
    return begin(cloud, made, {});
  }
  if (path.includes('/operations/')) return lookAtOperation(cloud, path.slice('/v1/'.length));
  const [, id = '', rest = ''] =
    new RegExp(`^/v1/projects/${project}/databases/([^/:]+)(.*)$`).exec(path) ?? [];
  if (rest === '' && id !== '' && id !== '(default)' && method === 'GET')
    return describe(cloud, id);
  if (method !== 'POST' || !/:(export|import)Documents$|\/documents:/.test(rest)) return null;
  const counts = countsOf(cloud, id);
  if (!counts) return notFound();
  if (rest === ':exportDocuments') return exportFrom(cloud, id, counts, body['outputUriPrefix']);
  if (rest === ':importDocuments') return importInto(cloud, id, counts, body['inputUriPrefix']);
  if (rest === '/documents:runAggregationQuery') return countIn(cloud, id, counts, body);
  const collectionIds = Object.keys(counts).slice(0, 1);
  return rest === '/documents:listCollectionIds'
    ? jsonReply(collectionIds.length ? { collectionIds } : {})
    : null;
};
