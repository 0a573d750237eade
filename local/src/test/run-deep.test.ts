import { expect, it } from 'vitest';
import { deepFiles } from './run-deep.ts';

it('finds every test of which other runs do a part', async () => {
  expect(await deepFiles()).toEqual(
    expect.arrayContaining([
      'e2e/browser/accessibility.spec.ts',
      'e2e/integration/capture-races.test.ts',
      'e2e/integration/many-follow-ups.test.ts',
      'e2e/rules/closed-documents.test.ts',
      'functions/test/hostile-addresses.test.ts',
    ]),
  );
});
