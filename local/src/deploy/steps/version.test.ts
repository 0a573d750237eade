import { expect, it } from 'vitest';
import { deployHarness } from '../../../test/deploy/deploy-harness.ts';
import { changesBetween } from './version.ts';

const harness = deployHarness();
const { cloud, deploy, printed, refusal } = harness;

const CHANGELOG = `# Changelog

## 1.10.0

Tenth.

**Operators:** migrate.

## 1.9.1

Fix.

## 1.9.0

Ninth.
`;

/** A checkout of a version, and one that is live. */
function stage({ own, live }: { own: string; live: string | null }) {
  Object.assign(harness.ports.written, {
    'package.json': JSON.stringify({ version: own }),
    'CHANGELOG.md': CHANGELOG,
  });
  cloud.has_site = true;
  if (live !== null) cloud.releases.push(live);
}

it('a deployment says what is between the live version and its own, before it begins', async () => {
  stage({ own: '1.10.0', live: '1.9.0 (v1.9.0-2-gabc)' });
  await deploy();
  expect(printed()).toContain('1.10.0; 1.9.0 is live. Between them:');
  expect(printed()).toMatch(/## 1\.10\.0[\s\S]*\*\*Operators:\*\* migrate\.[\s\S]*## 1\.9\.1/);
  expect(printed()).not.toContain('Ninth.');
  expect(cloud.releases.at(-1)).toBe('1.10.0 (v1)');
});

it.each([
  ['nothing is live', null, '1.10.0; none is live'],
  ['the same version is live', '1.10.0 (v1.10.0)', '1.10.0; 1.10.0 is live'],
  ['a rollback to a commit is live', 'abc1234', '1.10.0; live is abc1234'],
])('says so where %s', async (_, live, sentence) => {
  stage({ own: '1.10.0', live });
  await deploy();
  expect(printed()).toContain(sentence);
});

it('refuses to replace a newer version, and changes nothing', async () => {
  stage({ own: '1.9.1', live: '1.10.0 (v1.10.0)' });
  expect(await refusal()).toContain('1.10.0 is live, and this checkout is 1.9.1.');
  expect(harness.ports.commands).toEqual([]);
});

it('after a rollback by a tag, what came after that tag is said again', () => {
  expect(changesBetween(CHANGELOG, '1.9.0', '1.9.1')).toEqual(['## 1.9.1\n\nFix.']);
});
