import { alertChannelStep } from './alerts/alert-channel.ts';
import { alertsStep } from './alerts/alerts-step.ts';
import { logCountersStep } from './alerts/log-counters.ts';
import { uptimeCheckStep } from './alerts/uptime-check.ts';
import type { DeployStep } from './deploy-step.ts';
import { accountStep } from './steps/accounts.ts';
import { apiStep, firstApisStep } from './steps/apis.ts';
import { authorizedDomainsStep } from './steps/authorized-domains.ts';
import { backupsStep } from './steps/backups.ts';
import { billingStep } from './steps/billing.ts';
import { databaseStep } from './steps/database.ts';
import { deleteProtectionStep, pointInTimeStep } from './steps/database-settings.ts';
import { functionsStep } from './steps/functions.ts';
import { googleSignInStep } from './steps/google-sign-in.ts';
import { siteStep, webStep } from './steps/hosting.ts';
import { indexesStep, ttlStep } from './steps/indexes.ts';
import { keyCopyStep } from './steps/key-copy.ts';
import { knownMigrationsStep } from './steps/known-migrations.ts';
import { liveDoorStep } from './steps/live-door.ts';
import { oldWebhooksStep } from './steps/old-webhooks.ts';
import { paymentsStep } from './steps/payments.ts';
import { projectStep, signInStep } from './steps/project.ts';
import { quotaStep } from './steps/quota.ts';
import { queueStep, schedulesStep } from './steps/queue.ts';
import { rightsStep, secretRightsStep } from './steps/rights.ts';
import { rulesStep } from './steps/rules.ts';
import { masterKeyStep, stripeKeyStep } from './steps/secrets.ts';
import { settingsStep } from './steps/settings.ts';
import { shortcutStep } from './steps/shortcut.ts';
import { versionStep } from './steps/version.ts';
import { webAppStep } from './steps/web-app.ts';

/**
 * From an empty project to the live product. A deployment of a further version takes the same
 * steps in the same order: rules and indexes, functions, web (docs/operations.md).
 */
export const DEPLOY_STEPS: readonly DeployStep[] = [
  signInStep,
  projectStep,
  firstApisStep,
  billingStep,
  apiStep,
  versionStep,
  settingsStep,
  quotaStep,
  accountStep,
  rightsStep,
  webAppStep,
  googleSignInStep,
  authorizedDomainsStep,
  databaseStep,
  deleteProtectionStep,
  pointInTimeStep,
  backupsStep,
  knownMigrationsStep,
  rulesStep,
  indexesStep,
  ttlStep,
  masterKeyStep,
  keyCopyStep,
  stripeKeyStep,
  paymentsStep,
  secretRightsStep,
  functionsStep,
  oldWebhooksStep,
  queueStep,
  schedulesStep,
  siteStep,
  webStep,
  shortcutStep,
  alertChannelStep,
  uptimeCheckStep,
  logCountersStep,
  alertsStep,
  liveDoorStep,
];
