/**
 * One slot: the product for one test worker, in one process. Functions and pages run here, with
 * stand-ins of their own; the Auth emulator is the slot's, Firestore that of all slots. Takes its
 * settings as JSON in the first argument and runs until it is stopped.
 */
import { REGION } from '@vibes/core/api/region';
import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOST } from '../emulators/choose-ports.ts';
import { hostingConfig } from '../emulators/hosting-config.ts';
import { builtScriptHashes } from '../firebase-config/inline-scripts.ts';
import { functionsEnvironment } from '../world/functions-environment.ts';
import { readMasterKey } from '../world/functions-secret.ts';
import { seedDemoAccount } from '../world/seed-demo-account.ts';
import { writeStack } from '../world/stack.ts';
import { startStandIns } from '../world/stand-ins.ts';
import { stripeSettings } from '../world/stripe-settings.ts';
import { ROOT } from '../world/world-paths.ts';
import { writePages } from '../world/write-pages.ts';
import { functionHandlers } from './function-handlers.ts';
import { startFunctionServer } from './function-server.ts';
import { startPageServer } from './page-server.ts';
import { slotSettingsSchema, type SlotSettings } from './slot-settings.ts';

/** What the functions emulator sets for the code it runs. */
const emulatorVariables = ({ project, ports }: SlotSettings): Record<string, string> => ({
  GCLOUD_PROJECT: project,
  FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
  FUNCTIONS_EMULATOR: 'true',
  FIREBASE_DEBUG_MODE: 'true',
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true, enableCors: true }),
  TZ: 'UTC',
  FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
  CLOUD_TASKS_EMULATOR_HOST: `${HOST}:${ports.functions}`,
});

async function run(settings: SlotSettings) {
  const { project, folder, ports } = settings;
  const web = `http://${HOST}:${ports.web}`;
  const functions = `http://${HOST}:${ports.functions}`;
  const stack_file = join(folder, 'stack.json');
  const clock_offset = join(folder, 'clock-offset');
  await mkdir(folder, { recursive: true });
  await Promise.all([rm(stack_file, { force: true }), rm(clock_offset, { force: true })]);

  const standIns = await startStandIns({
    stripe: { ...stripeSettings(process.env), clock_offset },
    ports: { gateway: 0, mailbox: 0, smtp: 0, imap: 0, notion: 0, stripe: 0 },
  });
  // Read once, when the code below is loaded.
  Object.assign(process.env, emulatorVariables(settings), {
    SECRETS_MASTER_KEY: await readMasterKey(ROOT),
    ...functionsEnvironment({
      web,
      ...standIns,
      clock_offset,
      settings: settings.env,
      env: process.env,
    }),
  });
  const code = pathToFileURL(join(ROOT, 'functions/dist/index.js')).href;
  const handlers = functionHandlers((await import(code)) as Record<string, unknown>);
  await startFunctionServer({ port: ports.functions, handlers });

  const pages = relative(ROOT, join(folder, 'pages'));
  await writePages({ root: ROOT, pages, ports, web });
  const scripts = await builtScriptHashes(ROOT);
  const hosting = hostingConfig({ scripts, ports, pages, project });
  await startPageServer({ port: ports.web, hosting, project, handlers });
  standIns.connectStripe(`${web}/api/stripe/webhook`);

  const addresses = {
    web,
    functions,
    region: REGION,
    firestore: `http://${HOST}:${ports.firestore}`,
    auth: `http://${HOST}:${ports.auth}`,
    project,
    gateway: standIns.gateway,
    mailbox: standIns.mailbox,
    notion: standIns.notion,
    stripe: standIns.stripe,
  };
  await writeStack(stack_file, { ...addresses, demo: await seedDemoAccount(addresses) });
}

// The parent ends this process and everything in it.
await run(slotSettingsSchema.parse(JSON.parse(process.argv[2] ?? '')));
