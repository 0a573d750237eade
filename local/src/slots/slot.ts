/**
 * One slot: the product in one process, for a person or for one test worker. Functions and
 * pages run here, with stand-ins of their own; the Auth emulator is the slot's, Firestore that of all
 * slots. Takes its
 * settings as JSON in the first argument and runs until it is stopped.
 */
import { DEFAULT_REGION } from '@vibes/core/api/region';
import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { HOST } from '../emulators/choose-ports.ts';
import { hostingConfig } from '../emulators/hosting-config.ts';
import { builtPages } from '../firebase-config/built-pages.ts';
import { functionsEnvironment } from '../world/functions-environment.ts';
import { readMasterKey } from '../world/functions-secret.ts';
import { seedDemoAccount } from '../world/seed-demo-account.ts';
import { writeStack } from '../world/stack.ts';
import { startStandIns } from '../world/stand-ins.ts';
import { stripeSettings } from '../world/stripe-settings.ts';
import { recordAdminQueries } from '../queries/record-admin-queries.ts';
import { shapeRecorder } from '../queries/recorded-shapes.ts';
import { pathsIn, ROOT } from '../world/world-paths.ts';
import { writePages } from '../world/write-pages.ts';
import { emulatorVariables, loadFunctions } from './function-handlers.ts';
import { startFunctionServer } from './function-server.ts';
import { startPageServer } from './page-server.ts';
import { slotSettingsSchema, type SlotSettings } from './slot-settings.ts';

async function run(settings: SlotSettings) {
  const { project, ports, is_kept } = settings;
  const paths = pathsIn(settings.folder);
  const { clock_offset } = paths;
  const at = (port: number) => `http://${HOST}:${port}`;
  const web = at(ports.hosting);
  // The person's, before the code below has that of the servers.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await Promise.all([rm(paths.stack, { force: true }), rm(clock_offset, { force: true })]);

  const standIns = await startStandIns({
    stripe: {
      ...stripeSettings(process.env),
      clock_offset,
      ...(is_kept && { file: paths.stripe }),
    },
    has_usual_ports: is_kept,
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
  // The queries of tests are compared with the indexes; a person's are not noted.
  if (!is_kept) recordAdminQueries(shapeRecorder(settings.folder, 'functions'));
  const handlers = await loadFunctions();
  await startFunctionServer({ port: ports.functions, handlers });

  const pages = relative(ROOT, paths.pages);
  await writePages({ root: ROOT, pages, ports, web });
  const built = await builtPages(ROOT);
  const hosting = hostingConfig({ built, ports, pages, project });
  await startPageServer({ port: ports.hosting, hosting, project, handlers });
  standIns.connectStripe(`${web}/api/stripe/webhook`);

  const addresses = {
    web,
    functions: at(ports.functions),
    region: DEFAULT_REGION,
    firestore: at(ports.firestore),
    auth: at(ports.auth),
    events: at(ports.eventarc),
    project,
    gateway: standIns.gateway,
    mailbox: standIns.mailbox,
    notion: standIns.notion,
    stripe: standIns.stripe,
  };
  const demo = await seedDemoAccount(addresses, { time_zone: timeZone });
  await writeStack(paths.stack, { ...addresses, demo });
}

// The parent ends this process and everything in it.
await run(slotSettingsSchema.parse(JSON.parse(process.argv[2] ?? '')));
