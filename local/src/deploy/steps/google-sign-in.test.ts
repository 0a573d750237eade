import { expect, it } from 'vitest';
import { deployHarness, PROJECT } from '../../../test/deploy/deploy-harness.ts';

const harness = deployHarness();
const { cloud, deploy, printed, refusal } = harness;

const RECORD = `.local/deploy/${PROJECT}/firebase.json`;
const OWN = 'https://app.brand.example/__/auth/handler';

const signIns = () =>
  harness.ports.commands.filter((command) => command.includes('--only auth')).length;
function moveToOwnDomain() {
  cloud.hosts.add('app.brand.example');
  harness.set(
    ...['STRIPE_MODE=test', 'ALERT_EMAIL=ops@brand.example'],
    'APP_ORIGIN=https://app.brand.example',
  );
}

it('is deployed again, by the known address, once the app has a domain of its own', async () => {
  await deploy();
  moveToOwnDomain();
  harness.ports.answers = null;
  await deploy();
  expect(signIns()).toBe(2);
  expect(harness.ports.written[RECORD]).toContain(OWN);
  await deploy();
  expect(signIns()).toBe(2);
});

it('is deployed again after a run that failed', async () => {
  await deploy();
  moveToOwnDomain();
  const { run } = harness.ports;
  harness.ports.run = (command) =>
    command.args.includes('auth') ? Promise.resolve({ code: 1, output: 'no' }) : run(command);
  const sentence = await refusal();
  expect(sentence).toContain(OWN);
  expect(sentence).toContain(`https://console.cloud.google.com/auth/clients?project=${PROJECT}`);
  harness.ports.run = run;
  await deploy();
  expect(harness.ports.written[RECORD]).toContain(OWN);
});

it('names the redirect addresses where it was enabled by hand, and deploys nothing', async () => {
  cloud.has_google_sign_in = true;
  moveToOwnDomain();
  await deploy();
  expect(signIns()).toBe(0);
  expect(printed()).toContain(
    `on; check the Authorized redirect URIs of the web client at https://console.cloud.google.com/auth/clients?project=${PROJECT}: https://${PROJECT}.firebaseapp.com/__/auth/handler, https://${PROJECT}.web.app/__/auth/handler, ${OWN}`,
  );
});
