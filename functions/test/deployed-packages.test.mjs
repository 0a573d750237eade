import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deployedLockfile } from '../deployed-packages.mjs';

const manifest = { name: 'it', version: '1.0.0', dependencies: { a: '1.0.0' }, engines: {} };
const cut = (packages) =>
  deployedLockfile({ lock: { lockfileVersion: 3, packages }, from: 'functions', manifest });
const namesOf = ({ packages }) => Object.keys(packages).filter((name) => name !== '');

it('has what the packages need, found as Node finds it, and nothing else', () => {
  const lock = cut({
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^2', c: '^1' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/a/node_modules/b': { version: '2.0.0', optionalDependencies: { mac: '1' } },
    'node_modules/c': { version: '1.0.0', dev: true, peerDependencies: { d: '1' } },
    'node_modules/d': { version: '1.0.0', devOptional: true },
    'node_modules/of-the-tests': { version: '1.0.0', dev: true },
  });
  expect(namesOf(lock)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/d',
  ]);
  expect(lock.packages['node_modules/c']).not.toHaveProperty('dev');
  expect(lock.packages['']).toEqual(manifest);
});

it('prefers the package of the workspace, at its place', () => {
  const lock = cut({
    'functions/node_modules/a': { version: '1.0.0' },
    'node_modules/a': { version: '2.0.0' },
  });
  expect(lock.packages['node_modules/a']?.version).toBe('1.0.0');
});

it('stops a build whose lockfile lacks a package, or has two for one place', () => {
  expect(() => cut({})).toThrow('package-lock.json has no a for functions.');
  expect(() =>
    cut({
      'functions/node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
      'functions/node_modules/b': { version: '1.0.0', dependencies: { c: '1' } },
      'node_modules/c': { version: '1.0.0', dependencies: { b: '2' } },
      'node_modules/b': { version: '2.0.0' },
    }),
  ).toThrow('node_modules/b would be two packages.');
});

it('of this project, each package has the version and the content that the tests run with', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const dependencies = Object.fromEntries(
    ['firebase-admin', 'firebase-functions', 'sharp'].map((name) => [
      name,
      lock.packages[`node_modules/${name}`].version,
    ]),
  );
  const own = deployedLockfile({
    lock,
    from: 'functions',
    manifest: { ...manifest, dependencies },
  });
  expect(namesOf(own).length).toBeGreaterThan(200);
  for (const name of namesOf(own)) {
    const held = lock.packages[`functions/${name}`] ?? lock.packages[name];
    expect(own.packages[name]).toMatchObject({ version: held.version, integrity: held.integrity });
  }
});
