import { expect, it } from 'vitest';
import { readDeployArguments } from './read-deploy-arguments.ts';

const NONE = { location: null, is_dry: false, rollback: null, release: null };

it.each([
  [['brand-live'], { ...NONE, project: 'brand-live' }],
  [['brand-live', '--location', 'eur3'], { ...NONE, project: 'brand-live', location: 'eur3' }],
  [['brand-live', '--dry-run'], { ...NONE, project: 'brand-live', is_dry: true }],
  [['brand-live', '--rollback', 'v1.2'], { ...NONE, project: 'brand-live', rollback: 'v1.2' }],
  [['brand-live', '--release', 'v1.2'], { ...NONE, project: 'brand-live', release: 'v1.2' }],
  [['brand-live', '--help'], 'help'],
])('reads %j', (args, asked) => expect(readDeployArguments(args)).toEqual(asked));

it.each([
  [[], 'Name one project.'],
  [['one-project', 'two-projects'], 'Name one project.'],
  [['brand-live', '--force'], 'Use: npm run deploy'],
  [['brand-live', '--rollback', ''], 'Use: npm run deploy'],
  [['brand-live', '--rollback=--all'], 'Use: npm run deploy'],
  [['brand-live', '--release', ''], 'Use: npm run deploy'],
  [['Brand'], 'Brand is no project ID'],
  [['demo-vibes'], 'demo-vibes is a name for the emulators alone.'],
])('says what is wrong with %j', (args, sentence) => {
  expect(() => readDeployArguments(args)).toThrow(sentence);
});
