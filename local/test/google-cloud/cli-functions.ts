import { FUNCTIONS, QUEUES, SCHEDULED } from '../../../functions/src/endpoints/functions.ts';
import { runAccount } from '../../../functions/src/platform/run-account.ts';
import type { Cloud } from './cloud.ts';
import { hasRole, policyOf } from './iam-services.ts';

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

const TRIGGER = 'onCreatorUpdated';

/** As firebase-tools does with the first trigger, whoever the functions run as. */
function giveDefaultRoles(cloud: Cloud): void {
  const { etag, bindings } = policyOf(cloud, 'project');
  const compute = `serviceAccount:${cloud.number}-compute@developer.gserviceaccount.com`;
  const missing = ['roles/run.invoker', 'roles/eventarc.eventReceiver'].filter(
    (role) => !bindings.some((one) => one.role === role && one.members.includes(compute)),
  );
  const given = missing.map((role) => ({ role, members: [compute] }));
  cloud.policies.set('project', { etag: `${etag}x`, bindings: [...bindings, ...given] });
}

/** What Google says of a function that lacks a right on the way to its first call; null when none does. */
function rightFault(cloud: Cloud, name: string): string | null {
  const account = runAccount(cloud.project);
  if (!cloud.accounts.has(account))
    return `Service account projects/-/serviceAccounts/${account} was not found.`;
  if (!hasRole(cloud, cloud.builder, 'roles/cloudbuild.builds.builder'))
    return 'Build failed with status: FAILURE. Could not build the function due to a missing permission on the build service account.';
  if (name !== TRIGGER) return null;
  const trigger = `Validation failed for trigger projects/${cloud.project}/locations/${cloud.database?.locationId}/triggers/oncreatorupdated-123456:`;
  if (!hasRole(cloud, account, 'roles/eventarc.eventReceiver'))
    return `${trigger} Permission "eventarc.events.receiveEvent" denied on "${account}"`;
  const agent = `service-${cloud.number}@gcp-sa-eventarc.iam.gserviceaccount.com`;
  return hasRole(cloud, agent, 'roles/eventarc.serviceAgent')
    ? null
    : `${trigger} Invalid resource state for "": Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent. Otherwise, verify that it has Eventarc Service Agent role.`;
}

/** Releases all of them at once, as firebase-tools does up to 40. Those that Google takes stay. */
export function deployFunctions(cloud: Cloud, names: string[], settings: Record<string, string>) {
  const region = settings['REGION'] || 'us-central1';
  if (!cloud.regions.includes(region))
    throw new Failure(`Location ${region} is not found or access is unauthorized.`);
  const missing = NEEDED.find((name) => !cloud.secrets.get(name)?.length);
  if (missing) throw new Failure(`Secret ${missing} not found in project.`);
  if (names.includes(TRIGGER) && !cloud.functions.has(TRIGGER)) giveDefaultRoles(cloud);
  const faults: string[] = [];
  for (const [n, name] of names.entries()) {
    if (cloud.failing_functions.has(name)) continue;
    const fault =
      rightFault(cloud, name) ??
      quotaFault(cloud, {
        name,
        started: n + 1,
        scale: Number(settings['INSTANCE_SCALE'] || 1),
      });
    if (fault !== null) {
      faults.push(fault);
      continue;
    }
    // Only a function that is made gets its callers.
    if (!cloud.functions.has(name)) {
      if (cloud.forbids_public) cloud.closed_functions.add(name);
      else cloud.closed_functions.delete(name);
    }
    cloud.functions.set(name, {
      state: 'ACTIVE',
      secrets: NEEDED,
      region,
      account: runAccount(cloud.project),
    });
    if (QUEUED.has(name)) cloud.queues.set(name, cloud.queues.get(name) ?? 'RUNNING');
    const job = `firebase-schedule-${name}-${region}`;
    if (CLOCKED.has(name)) cloud.schedules.set(job, cloud.schedules.get(job) ?? 'ENABLED');
  }
  // Those that no file mentions are brought back from here.
  cloud.environment = { ...settings };
  const closed = names.filter((name) => cloud.closed_functions.has(name));
  if (cloud.forbids_public && closed.length > 0)
    faults.push(
      `Unable to set the invoker for the IAM policy on the following functions:${closed.map((name) => `\n\t${name}(${region})`).join('')}\n\nSome common causes of this:\n\n- An organization policy that restricts Network Access on your project.`,
    );
  if (faults.length || cloud.failing_functions.size)
    throw new Failure([...faults, 'There was an error deploying functions'].join('\n'));
}
