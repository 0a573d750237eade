import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureFunctionsSecret } from './functions-secret.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vibes-secret-'));
  await mkdir(join(root, 'functions'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const secret = () => readFile(join(root, 'functions/.secret.local'), 'utf8');

describe('ensureFunctionsSecret', () => {
  it('makes a key of 32 bytes', async () => {
    await ensureFunctionsSecret(root);
    const key = /^SECRETS_MASTER_KEY=(.+)$/m.exec(await secret())?.[1] ?? '';
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
  });

  it('keeps the key that is there, also among others', async () => {
    await writeFile(join(root, 'functions/.secret.local'), 'OTHER=1');
    await ensureFunctionsSecret(root);
    const first = await secret();
    expect(first).toMatch(/^OTHER=1\nSECRETS_MASTER_KEY=/);
    await ensureFunctionsSecret(root);
    expect(await secret()).toBe(first);
  });
});
