import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isSupportedNode, NODE_RANGE, supportedNodes } from './supported-node.mjs';

const fileAt = (path) => fileURLToPath(new URL(path, import.meta.url));

describe('the versions of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '24.1.0', '25.0.0', '26.2.0'])(
    'include %s',
    (version) => expect(isSupportedNode(version)).toBe(true),
  );

  it.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0', '23.11.0'])('leave out %s', (version) =>
    expect(isSupportedNode(version)).toBe(false),
  );

  it('are the same in package.json, its lockfile, README, the check at the start and doctor', () => {
    expect(NODE_RANGE).toBe('^20.19 || ^22.12 || >=24');
    const lock = JSON.parse(readFileSync(fileAt('../../package-lock.json'), 'utf8'));
    expect(lock.packages[''].engines.node).toBe(NODE_RANGE);
    expect(readFileSync(fileAt('../../README.md'), 'utf8')).toContain(supportedNodes());
    for (const command of ['start.mjs', 'test.mjs', 'deploy.mjs', 'doctor.mjs']) {
      // As on a machine with another Node.
      const other = `Object.defineProperty(process.versions, 'node', { value: '21.7.3' });`;
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--import', `data:text/javascript,${encodeURIComponent(other)}`, fileAt(command)],
        { encoding: 'utf8' },
      );
      expect(stderr).toBe(`Node 21.7.3 can’t run this: install ${supportedNodes()}.\n`);
      expect(status).toBe(1);
    }
  });
});
