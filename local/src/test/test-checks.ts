import { findBrowser, findShell } from '../browser/find-browser.ts';
import { SLOTS_FOLDER } from '../slots/running-slots.ts';
import { worldPaths } from '../world/world-paths.ts';
import type { Check } from './check.ts';
import type { TestGroup } from './group-files.ts';
import { playwrightCheck, vitestCheck, type Runner } from './runner-check.ts';

const SLOTS = { VIBES_SLOTS: SLOTS_FOLDER };
const EMULATORS = { VIBES_STACK: worldPaths('test').stack };

/** The same with a browser, looked for when the check begins. */
const inBrowser = (runner: Runner): Check => ({
  name: runner.name,
  run: async (signal) => {
    const whole = await findBrowser({ env: process.env, report: console.log });
    const browsers = {
      VIBES_BROWSER: await findShell(process.env, whole),
      VIBES_WHOLE_BROWSER: whole,
    };
    return playwrightCheck({ ...runner, env: { ...runner.env, ...browsers } }).run(signal);
  },
});

/** What runs the tests of a group; `args` are files or a shard. */
export const TEST_CHECKS: Readonly<Record<TestGroup, (args: readonly string[]) => Check>> = {
  unit: (args) => vitestCheck({ name: 'unit tests', project: 'unit', args }),
  integration: (args) =>
    vitestCheck({ name: 'rules and integration tests', project: 'slots', env: SLOTS, args }),
  browser: (args) => inBrowser({ name: 'browser tests', project: 'slots', env: SLOTS, args }),
  emulators: (args) =>
    vitestCheck({ name: 'tests on the emulators', project: 'emulators', env: EMULATORS, args }),
  'browser emulators': (args) =>
    inBrowser({
      name: 'browser tests on the emulators',
      project: 'emulators',
      env: EMULATORS,
      args,
    }),
};
