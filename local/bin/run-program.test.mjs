import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let clone = '';
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'vibes-clone-'));
  cpSync(join(ROOT, 'local/bin'), join(clone, 'local/bin'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(ROOT, file), join(clone, file));
  // The lockfile names the workspaces.
  for (const name of ['core', 'functions', 'web', 'shortcut', 'local', 'e2e']) {
    mkdirSync(join(clone, name), { recursive: true });
    cpSync(join(ROOT, name, 'package.json'), join(clone, name, 'package.json'));
  }
});
afterEach(() => rmSync(clone, { recursive: true }));

it('without packages and without a network, npm start says one sentence', () => {
  const cache = join(clone, 'cache');
  writeFileSync(join(clone, '.npmrc'), 'registry=http://127.0.0.1:9/\nupdate-notifier=false\n');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(clone, 'local/bin/start.mjs')],
    // Without what npm hands to its scripts.
    { encoding: 'utf8', cwd: clone, env: { PATH: process.env.PATH, npm_config_cache: cache } },
  );
  expect(stdout).toBe('Installing packages (npm ci) …\n');
  expect(stderr).toBe(
    'The packages can’t be downloaded: npm’s registry doesn’t answer. Connect this machine to the internet, and run this again.\n',
  );
  expect(status).toBe(1);
});
