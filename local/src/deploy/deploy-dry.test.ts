import { expect, it } from 'vitest';
import { deployHarness } from '../../test/deploy/deploy-harness.ts';
import { LocalWorldError } from '../process/local-world-error.ts';
import { ALERTS } from './alerts/alert-policies.ts';

const harness = deployHarness();
const { cloud, deploy, printed } = harness;

it('prints every change in a dry run, and makes none', async () => {
  harness.empty();
  const before = structuredClone(cloud);
  await deploy({ is_dry: true });
  expect(cloud).toEqual(before);
  expect(harness.ports.commands).toEqual([]);
  const changes = harness.ports.lines.filter((line) => line.startsWith('  > '));
  expect(
    changes.map((line) =>
      line
        .slice(4)
        .split(/[?{,]| -/)[0]
        ?.trim(),
    ),
  ).toEqual([
    'POST https://serviceusage.googleapis.com/v1/projects/brand-live/services:batchEnable',
    'POST https://serviceusage.googleapis.com/v1/projects/brand-live/services:batchEnable',
    'POST https://serviceusage.googleapis.com/v1/projects/brand-live/services:batchEnable',
    'write functions/.env.brand-live',
    'write functions/.env.brand-live',
    'write functions/.env.brand-live',
    'write web/product.brand-live.json',
    'write web/product.brand-live.json',
    'write web/product.brand-live.json',
    'write web/product.brand-live.json',
    'write web/product.brand-live.json',
    'POST https://iam.googleapis.com/v1/projects/brand-live/serviceAccounts',
    'POST https://serviceusage.googleapis.com/v1beta1/projects/123456789012/services/cloudbuild.googleapis.com:generateServiceIdentity',
    'POST https://serviceusage.googleapis.com/v1beta1/projects/123456789012/services/cloudscheduler.googleapis.com:generateServiceIdentity',
    'POST https://serviceusage.googleapis.com/v1beta1/projects/123456789012/services/cloudtasks.googleapis.com:generateServiceIdentity',
    'POST https://serviceusage.googleapis.com/v1beta1/projects/123456789012/services/eventarc.googleapis.com:generateServiceIdentity',
    'POST https://serviceusage.googleapis.com/v1beta1/projects/123456789012/services/pubsub.googleapis.com:generateServiceIdentity',
    'POST https://cloudresourcemanager.googleapis.com/v1/projects/brand-live:setIamPolicy',
    'POST https://iam.googleapis.com/v1/projects/brand-live/serviceAccounts/vibes-run@brand-live.iam.gserviceaccount.com:setIamPolicy',
    'POST https://firebase.googleapis.com/v1beta1/projects/brand-live/webApps',
    'write .local/deploy/brand-live/firebase.next.json',
    'npx firebase deploy',
    'write .local/deploy/brand-live/firebase.json',
    'PATCH https://identitytoolkit.googleapis.com/admin/v2/projects/brand-live/config',
    'POST https://firestore.googleapis.com/v1/projects/brand-live/databases',
    'PATCH https://firestore.googleapis.com/v1/projects/brand-live/databases/(default)',
    'POST https://firestore.googleapis.com/v1/projects/brand-live/databases/(default)/backupSchedules',
    'POST https://firestore.googleapis.com/v1/projects/brand-live/databases/(default)/backupSchedules',
    'write firebase.brand-live.json',
    'npx firebase deploy',
    'write firebase.brand-live.json',
    'npx firebase deploy',
    'write firebase.brand-live.json',
    'npx firebase deploy',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets/SECRETS_MASTER_KEY:addVersion (a secret)',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets/STRIPE_SECRET_KEY:addVersion (a secret)',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets/STRIPE_WEBHOOK_SECRET:addVersion (a secret)',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets/SECRETS_MASTER_KEY:setIamPolicy',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets/STRIPE_SECRET_KEY:setIamPolicy',
    'POST https://secretmanager.googleapis.com/v1/projects/brand-live/secrets/STRIPE_WEBHOOK_SECRET:setIamPolicy',
    'npm run',
    'write firebase.brand-live.json',
    'npx firebase deploy',
    'write firebase.brand-live.json',
    'npx firebase deploy',
    'write firebase.brand-live.json',
    'npx firebase deploy',
    'POST https://firebasehosting.googleapis.com/v1beta1/projects/brand-live/sites',
    'npm run',
    'write firebase.brand-live.json',
    'npx firebase deploy',
    'npm run',
    'POST https://monitoring.googleapis.com/v3/projects/brand-live/notificationChannels',
    'POST https://monitoring.googleapis.com/v3/projects/brand-live/uptimeCheckConfigs',
    'POST https://logging.googleapis.com/v2/projects/brand-live/metrics',
    'POST https://logging.googleapis.com/v2/projects/brand-live/metrics',
    ...ALERTS.map(
      () => 'POST https://monitoring.googleapis.com/v3/projects/brand-live/alertPolicies',
    ),
  ]);
  expect(printed()).not.toContain('sk_test_local');
});

it('prints the plan for an empty project to a person who is not signed in', async () => {
  harness.ports.google = () => Promise.reject(new LocalWorldError('Nobody is signed in.'));
  await deploy({ is_dry: true });
  expect(printed()).toContain('Nobody is signed in.');
  expect(printed()).toContain('this is the plan for an empty project');
  expect(harness.ports.lines.filter((line) => line.startsWith('  > '))).toHaveLength(66);
});
