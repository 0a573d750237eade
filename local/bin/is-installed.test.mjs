import { describe, expect, it } from 'vitest';
import { isInstalled } from './is-installed.mjs';

const wanted = {
  packages: {
    '': { name: 'project' },
    core: { name: '@scratch/core' },
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
    'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-b', optional: true },
  },
};
const zod = { version: '4.6.7', integrity: 'sha512-a' };

describe('isInstalled', () => {
  it('is content without the optional packages of other systems', () => {
    expect(isInstalled({ wanted, found: { packages: { 'node_modules/zod': zod } } })).toBe(true);
  });

  it.each([
    ['nothing is installed', null],
    ['a package is missing', { packages: {} }],
    [
      'a package has another version',
      { packages: { 'node_modules/zod': { ...zod, version: '4.0.0' } } },
    ],
    [
      'a package has other content',
      { packages: { 'node_modules/zod': { ...zod, integrity: 'sha512-c' } } },
    ],
  ])('is not when %s', (_, found) => {
    expect(isInstalled({ wanted, found })).toBe(false);
  });
});
