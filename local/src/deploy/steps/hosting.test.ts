import { expect, it } from 'vitest';
import { deployHarness, PROJECT } from '../../../test/deploy/deploy-harness.ts';
import { BUILT_PRODUCT } from '../../firebase-config/built-pages.ts';

const harness = deployHarness();

/** The policy of the last deployment, as firebase-tools is given it. */
const policy = () => /"(default-src[^"]+frame-ancestors[^"]+)"/.exec(config())?.[1] ?? '';
const config = () => harness.ports.written[`firebase.${PROJECT}.json`] ?? '';

it('deploys the policy that the settings of the build need, and the usual one without them', async () => {
  await harness.deploy();
  expect(policy()).not.toContain('recaptcha');
  harness.ports.written[BUILT_PRODUCT] = JSON.stringify({
    app_check_key: 'key',
    affiliate_script_url: 'https://cdn.tracker.test/t.js',
  });
  await harness.deploy();
  expect(policy()).toContain('https://www.google.com/recaptcha/');
  expect(policy()).toContain('https://cdn.tracker.test;');
});
