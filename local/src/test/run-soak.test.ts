import { expect, it } from 'vitest';
import { soakFiles } from './run-soak.ts';

it('runs every test that has a larger size', async () => {
  expect(await soakFiles()).toEqual(
    expect.arrayContaining([
      'e2e/browser/crm-index.spec.ts',
      'e2e/emulators/capture-races.test.ts',
      'e2e/integration/many-follow-ups.test.ts',
    ]),
  );
});
