import { FUNCTIONS, QUEUES, SCHEDULED } from '../../../functions/src/endpoints/functions.ts';
import type { Cloud } from './cloud.ts';

const QUEUED: ReadonlySet<string> = new Set(QUEUES);
const CLOCKED: ReadonlySet<string> = new Set(SCHEDULED);
/** Secrets that a deployment of functions finds missing. */
const NEEDED = ['SECRETS_MASTER_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

export class Failure extends Error {}

/** What Google says of a function that there are too few processors for; null when there are enough. */
function quotaFault(
  { processors, busy_processors }: Cloud,
  { name, started, scale }: { name: string; started: number; scale: number },
): string | null {
  if (processors === null || !(name in FUNCTIONS)) return null;
  const { maxInstances, cpu } = FUNCTIONS[name as keyof typeof FUNCTIONS];
  const asked = maxInstances * scale * cpu;
  if (asked > processors)
    return `Could not create Cloud Run service ${name.toLowerCase()}. spec.template.metadata.annotations[autoscaling.knative.dev/maxScale]: Max instances must be set to ${Math.floor(processors / cpu)} or fewer to set the requested total CPU.
Consider running your workload in a region with greater capacity, or requesting an increase in quota for this region if you are seeing sustained usage near this limit, see https://cloud.google.com/run/quotas.

Quota violated:
CpuAllocPerProjectRegion requested: ${asked * 1000} allowed: ${processors * 1000}`;
  return busy_processors + started * cpu > processors
    ? `Could not create or update Cloud Run service ${name.toLowerCase()}, Container Healthcheck failed. Quota exceeded for total allowable CPU per project per region.`
    : null;
}

/** Releases all of them at once, as firebase-tools does up to 40. Those that Google takes stay. */
export function deployFunctions(cloud: Cloud, names: string[], settings: Record<string, string>) {
  const region = settings['REGION'] || 'us-central1';
  if (!cloud.regions.includes(region))
    throw new Failure(`Location ${region} is not found or access is unauthorized.`);
  const missing = NEEDED.find((name) => !cloud.secrets.get(name)?.length);
  if (missing) throw new Failure(`Secret ${missing} not found in project.`);
  const faults: string[] = [];
  for (const [n, name] of names.entries()) {
    if (cloud.failing_functions.has(name)) continue;
    const fault = quotaFault(cloud, {
      name,
      started: n + 1,
      scale: Number(settings['INSTANCE_SCALE'] || 1),
    });
    if (fault !== null) {
      faults.push(fault);
      continue;
    }
    cloud.functions.set(name, { state: 'ACTIVE', secrets: NEEDED, region });
    if (QUEUED.has(name)) cloud.queues.set(name, cloud.queues.get(name) ?? 'RUNNING');
    const job = `firebase-schedule-${name}-${region}`;
    if (CLOCKED.has(name)) cloud.schedules.set(job, cloud.schedules.get(job) ?? 'ENABLED');
  }
  // Those that no file mentions are brought back from here.
  cloud.environment = { ...settings };
  if (faults.length || cloud.failing_functions.size)
    throw new Failure([...faults, 'There was an error deploying functions'].join('\n'));
}
