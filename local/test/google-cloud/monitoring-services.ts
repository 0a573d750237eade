import { z } from 'zod';
import { jsonReply, type LocalReply } from '../../src/stand-ins/local-server.ts';
import { cloudError, notFound, type CloudService } from './answer.ts';
import type { Cloud } from './cloud.ts';

const invalid = (field: string, why: string) =>
  cloudError(400, `Field ${field} had an invalid value: ${why}`);
type Body = Record<string, unknown>;

const labelsSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9_-]{0,62}$/),
  z.string().regex(/^[a-z0-9_-]{0,63}$/),
);
const channelSchema = z.object({
  type: z.literal('email'),
  labels: z.object({ email_address: z.email() }),
  verificationStatus: z.undefined().optional(),
});
const checkSchema = z.object({
  displayName: z.string().min(1),
  monitoredResource: z.object({
    type: z.literal('uptime_url'),
    labels: z.object({ host: z.string().min(1), project_id: z.string() }),
  }),
  httpCheck: z.looseObject({ path: z.string() }),
  period: z.enum(['60s', '300s', '600s', '900s']),
  timeout: z.string().regex(/^([1-9]|[1-5]\d|60)s$/),
});
const policySchema = z.looseObject({
  displayName: z.string().min(1),
  combiner: z.enum(['AND', 'OR', 'AND_WITH_MATCHING_RESOURCE']),
  conditions: z
    .array(z.looseObject({ displayName: z.string() }))
    .min(1)
    .max(6),
  notificationChannels: z.array(z.string()).default([]),
  alertStrategy: z
    .looseObject({ notificationRateLimit: z.object({ period: z.string() }).optional() })
    .default({}),
});
/** https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.uptimeCheckConfigs/patch */
const CHANGEABLE = ['displayName', 'httpCheck', 'timeout', 'contentMatchers', 'selectedRegions'];

/** What Google finds wrong with a policy; null when it takes it. */
function policyFault(cloud: Cloud, body: unknown): LocalReply | null {
  const { data: policy, error } = policySchema.safeParse(body);
  if (!policy) return invalid('alert_policy', error.message);
  const known = cloud.net.channels.map(({ name }) => name);
  const unknown = policy.notificationChannels.find((name) => !known.includes(name));
  if (unknown !== undefined)
    return cloudError(404, `The notification channel ${unknown} could not be found.`);
  const isOfLog = policy.conditions.some((one) => 'conditionMatchedLog' in one);
  const isLimited = policy.alertStrategy.notificationRateLimit !== undefined;
  if (isOfLog && policy.conditions.length > 1)
    return invalid('alert_policy.conditions', 'a LogMatch condition must be the only one.');
  return isOfLog === isLimited
    ? null
    : invalid('alert_policy.alert_strategy', 'notification_rate_limit goes with LogMatch.');
}

type Kind = 'channels' | 'uptime_checks' | 'policies';
const KINDS: Record<string, Kind> = {
  notificationChannels: 'channels',
  uptimeCheckConfigs: 'uptime_checks',
  alertPolicies: 'policies',
};

function faultOf(cloud: Cloud, kind: Kind, body: Body): LocalReply | null {
  const { userLabels = {} } = body;
  if (!labelsSchema.safeParse(userLabels).success) return invalid('user_labels', 'not allowed.');
  if (kind === 'policies') return policyFault(cloud, body);
  const { error } = (kind === 'channels' ? channelSchema : checkSchema).safeParse(body);
  return error ? invalid(kind, error.message) : null;
}

/** What Google adds by itself. */
const completed = (kind: Kind, name: string, body: Body) => ({
  enabled: true,
  ...body,
  name,
  creationRecord: { mutateTime: '2026-11-24T10:00:00Z' },
  ...(kind === 'policies' && {
    conditions: (body['conditions'] as Body[]).map((one, n) => ({
      ...one,
      name: `${name}/conditions/${n}`,
    })),
  }),
});

function create(cloud: Cloud, kind: Kind, collection: string, body: Body): LocalReply {
  if (kind === 'channels' && cloud.net.refuses_channels)
    return cloudError(
      403,
      'Permission monitoring.notificationChannels.create denied (or the resource may not exist).',
    );
  const fault = faultOf(cloud, kind, body);
  if (fault) return fault;
  const id = `${collection}-${cloud.changes.length}`;
  const made = completed(kind, `projects/${cloud.project}/${collection}/${id}`, body);
  cloud.net[kind].push(made);
  return jsonReply(made);
}

export const monitoring: CloudService = (cloud, { method, path, query, body }) => {
  const [, collection = '', id] =
    new RegExp(`^/v3/projects/${cloud.project}/(\\w+)(?:/([^/]+))?$`).exec(path) ?? [];
  const kind = KINDS[collection];
  if (!kind) return null;
  const things = cloud.net[kind];
  if (id === undefined)
    return method === 'GET'
      ? jsonReply(things.length ? { [collection]: things } : {})
      : create(cloud, kind, collection, body);
  const at = things.findIndex(({ name }) => path === `/v3/${name}`);
  const thing = things[at];
  if (!thing) return notFound();
  if (method === 'DELETE') {
    if (kind === 'uptime_checks' && JSON.stringify(cloud.net.policies).includes(`"${id}\\"`))
      return cloudError(400, `Cannot delete check ${id}: it is used by an alerting policy.`);
    things.splice(at, 1);
    return jsonReply({});
  }
  const mask = query.get('updateMask')?.split(',') ?? [];
  if (kind === 'uptime_checks' && mask.some((field) => !CHANGEABLE.includes(field)))
    return invalid('update_mask', 'these fields of a check cannot be changed.');
  const changed = { ...thing, ...Object.fromEntries(mask.map((field) => [field, body[field]])) };
  const { verificationStatus, ...rest } = changed as Body;
  const fault = faultOf(cloud, kind, rest);
  if (fault) return fault;
  things[at] = {
    ...completed(kind, thing.name, rest),
    ...(verificationStatus !== undefined && { verificationStatus }),
  };
  return jsonReply(things[at]);
};

const metricSchema = z.looseObject({
  name: z.string().regex(/^[A-Za-z0-9_\-.,+!*',()%/]{1,100}$/),
  filter: z.string().min(1).max(20_000),
  metricDescriptor: z.object({ metricKind: z.literal('DELTA'), valueType: z.string() }),
  valueExtractor: z
    .string()
    .regex(/^(REGEXP_)?EXTRACT\(/)
    .optional(),
});

export const logging: CloudService = (cloud, { method, path, body }) => {
  const { metrics } = cloud.net;
  const [, name] = new RegExp(`^/v2/projects/${cloud.project}/metrics(?:/(.+))?$`).exec(path) ?? [];
  const there = name === undefined ? undefined : metrics.get(name);
  if (method === 'GET')
    return there ? jsonReply(there) : cloudError(404, `Metric ${name} does not exist.`);
  const { data: metric, error } = metricSchema.safeParse(body);
  if (!metric) return cloudError(400, `Invalid metric: ${error.message}`);
  const isDistribution = metric.metricDescriptor.valueType === 'DISTRIBUTION';
  if (isDistribution !== (metric.valueExtractor !== undefined))
    return cloudError(400, 'A value extractor goes with a distribution, and with nothing else.');
  const before = metrics.get(metric.name)?.['metricDescriptor'] as Body | undefined;
  if (before && before['valueType'] !== metric.metricDescriptor.valueType)
    return cloudError(400, 'The value type of a metric cannot be changed.');
  if (method === 'POST' && before) return cloudError(409, `Metric ${metric.name} already exists.`);
  metrics.set(metric.name, { ...metric, createTime: '2026-11-24T10:00:00Z' });
  return jsonReply(metric);
};
