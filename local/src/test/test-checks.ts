import { worldPaths } from '../world/world-paths.ts';
import { testBrowsers } from './browser-check.ts';
import type { Check } from './check.ts';
import type { TestGroup } from './group-files.ts';
import { playwrightCheck, vitestCheck, type Runner } from './runner-check.ts';

const SLOTS = { VIBES_SLOTS: worldPaths('slots').folder };

/** The same, for groups that need browsers. */
const inBrowser =
  (check: (runner: Runner) => Check) =>
  (runner: Runner): Check => ({
    name: runner.name,
    run: async (signal) => {
      const env = { ...runner.env, ...(await testBrowsers()) };
      return check({ ...runner, env }).run(signal);
    },
  });

/** How the tests of a group are run: all of them, or in a shard, or in the files named. */
type Chosen = Pick<Runner, 'args' | 'isLive'>;

const RUNNERS: Readonly<
  Record<TestGroup, { in: (runner: Runner) => Check } & Omit<Runner, keyof Chosen>>
> = {
  unit: { in: vitestCheck, name: 'unit tests', project: 'unit' },
  deep: { in: vitestCheck, name: 'every round, table and growth', project: 'deep' },
  components: { in: inBrowser(vitestCheck), name: 'component tests', project: 'components' },
  integration: {
    in: vitestCheck,
    name: 'rules and integration tests',
    project: 'slots',
    env: SLOTS,
  },
  browser: { in: inBrowser(playwrightCheck), name: 'browser tests', project: 'slots', env: SLOTS },
};

/** The check that runs tests of a group. */
export function testCheck(group: TestGroup, chosen: Chosen): Check {
  const { in: inRunner, ...runner } = RUNNERS[group];
  return inRunner({ ...runner, ...chosen });
}
