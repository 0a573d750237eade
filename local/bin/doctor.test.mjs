import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('.', import.meta.url));

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vibes-doctor-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function doctor(bin, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(bin, 'doctor.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, VIBES_STACK: join(root, 'stack.json'), ...env },
  });
  return { status, stdout, stderr };
}

describe('npm run doctor', () => {
  it('says so where the packages of the lockfile are missing, and installs nothing', () => {
    const bin = join(root, 'local/bin');
    cpSync(BIN, bin, { recursive: true });
    cpSync(join(BIN, '../../package.json'), join(root, 'package.json'));
    const packages = { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' } };
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
    expect(doctor(bin)).toEqual({
      status: 1,
      stdout: '',
      stderr: 'The packages in node_modules are not those of package-lock.json: run npm ci.\n',
    });
  });

  it('ends with 1 when something is wrong, and says what', () => {
    const { status, stdout } = doctor(BIN, { FIRESTORE_EMULATOR_BINARY_PATH: '/none.jar' });
    expect(stdout).toMatch(
      /Firestore emulator +wrong +FIRESTORE_EMULATOR_BINARY_PATH names \/none/,
    );
    expect(stdout).toContain('No world runs here: npm start');
    expect(status).toBe(1);
  });
});
