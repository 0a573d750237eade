import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { LocalWorldError } from '../../src/process/local-world-error.ts';
import { emptyCloud } from '../google-cloud/cloud.ts';
import { startGoogleCloud } from '../google-cloud/start-google-cloud.ts';
import type { StandIn } from '../../src/stand-ins/local-server.ts';
import { openTestStripe, type TestStripe } from '../open-test-stripe.ts';
import { deployProject } from '../../src/deploy/deploy-project.ts';
import type { DeployArguments } from '../../src/deploy/read-deploy-arguments.ts';
import { settingsFiles } from '../../src/deploy/settings/settings-files.ts';
import { standInPorts } from './stand-in-ports.ts';

export const PROJECT = 'brand-live';

/** What a deployed project has. */
export const LIVE = {
  web_apps: 1,
  has_google_sign_in: true,
  database: { locationId: 'nam5', type: 'FIRESTORE_NATIVE' },
  has_site: true,
};

/** A deployment to the stand-ins, for each test to an empty project that is paid for. */
export function deployHarness() {
  // One object for the server, refilled for each test.
  const cloud = emptyCloud(PROJECT);
  let server: StandIn = { origin: '', stop: () => Promise.resolve() };
  let stripe: TestStripe | null = null;
  const open = (how: { runs_programs?: boolean; root?: string } = {}) =>
    standInPorts(cloud, { ...server, stripe: stripe?.origin() ?? '', ...how });
  const harness = {
    cloud,
    ports: open(),
    /** Begins with new ports; `cloud` stays. */
    reopen: (how: Parameters<typeof open>[0]) => {
      harness.ports = open(how);
    },
    empty: (state: Partial<typeof cloud> = {}) => {
      Object.assign(cloud, emptyCloud(PROJECT), state);
      harness.ports = open();
    },
    deploy: (how: Partial<DeployArguments> = {}) =>
      deployProject(harness.ports, {
        project: PROJECT,
        location: null,
        is_dry: false,
        rollback: null,
        release: null,
        ...how,
      }),
    /** Sets what the functions are deployed with, one `NAME=value` a line. */
    set: (...lines: string[]) => {
      harness.ports.written[settingsFiles(PROJECT).functions] = lines.join('\n');
    },
    printed: () => harness.ports.lines.join('\n'),
    /** The sentence that ends a deployment. */
    refusal: async (how: Partial<DeployArguments> = {}): Promise<string> => {
      const error: unknown = await harness.deploy(how).then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(LocalWorldError);
      return error instanceof LocalWorldError ? error.message : '';
    },
  };
  beforeAll(async () => {
    server = await startGoogleCloud(cloud, { port: 0 });
    stripe = await openTestStripe();
  });
  afterAll(async () => {
    await server.stop();
    await stripe?.stop();
  });
  beforeEach(() => harness.empty({ has_billing: true }));
  return harness;
}
