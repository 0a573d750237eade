import { z } from 'zod';
import { jsonReply, type LocalReply } from '../../src/stand-ins/local-server.ts';
import { alreadyExists, cloudError, notFound, type CloudService } from './answer.ts';
import type { Cloud } from './cloud.ts';

const invalid = (message: string) => cloudError(400, message);
const LONGEST = 14 * 7 * 86_400;

const scheduleSchema = z.object({
  retention: z.string().regex(/^\d+s$/),
  dailyRecurrence: z.object({}).optional(),
  weeklyRecurrence: z.object({ day: z.string() }).optional(),
});
const isTooLong = (retention: string) => parseInt(retention, 10) > LONGEST;

/** A database has one daily and one weekly schedule at most, and keeps no backup over 14 weeks. */
function changeSchedules(cloud: Cloud, path: string, method: string, body: unknown): LocalReply {
  const { schedules } = cloud.net;
  if (method === 'POST') {
    const asked = scheduleSchema.safeParse(body);
    if (!asked.success || isTooLong(asked.data.retention))
      return invalid('The retention must be between 1 day and 14 weeks.');
    const kind = asked.data.dailyRecurrence ? 'dailyRecurrence' : 'weeklyRecurrence';
    if (schedules.some((one) => one[kind] !== undefined)) return alreadyExists();
    const name = `${path.slice('/v1/'.length)}/s${schedules.length + 1}`;
    schedules.push({ name, ...asked.data });
    return jsonReply({ name });
  }
  const schedule = schedules.find(({ name }) => path === `/v1/${name}`);
  if (!schedule) return notFound();
  const { retention } = scheduleSchema.pick({ retention: true }).parse(body);
  if (isTooLong(retention)) return invalid('The retention must be between 1 day and 14 weeks.');
  schedule.retention = retention;
  return jsonReply(schedule);
}

const changeDatabase = (cloud: Cloud, field: string | null, body: Record<string, unknown>) => {
  const value = field === null ? undefined : body[field];
  if (typeof value !== 'string' || !/_(ENABLED|DISABLED)$/.test(value))
    return invalid('Request contains an invalid argument.');
  if (cloud.database) Object.assign(cloud.database, { [String(field)]: value });
  return jsonReply({ name: 'operations/4' });
};

/** Backups, their schedules, and what protects the database. Null for the rest of Firestore. */
export const answerBackups: CloudService = (cloud, { method, path, query, body }) => {
  const { net, database, project } = cloud;
  if (path.includes('/backupSchedules')) {
    if (!database) return notFound();
    return method === 'GET'
      ? jsonReply({ backupSchedules: net.schedules })
      : changeSchedules(cloud, path, method, body);
  }
  if (path.endsWith('/databases/(default)') && method === 'PATCH')
    return database ? changeDatabase(cloud, query.get('updateMask'), body) : notFound();
  const [, location] = /\/locations\/([^/]+)\/backups$/.exec(path) ?? [];
  if (location === undefined) return null;
  const backups = net.backups.map(({ id, snapshotTime, state, counts }) => ({
    name: `projects/${project}/locations/${database?.locationId ?? 'nam5'}/backups/${id}`,
    database: `projects/${project}/databases/(default)`,
    snapshotTime,
    state,
    stats: { documentCount: String(Object.values(counts).reduce((sum, n) => sum + n, 0)) },
  }));
  return jsonReply(backups.length ? { backups } : {});
};
