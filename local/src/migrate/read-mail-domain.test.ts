import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readMailDomain } from './read-mail-domain.ts';

let root = '';
beforeEach(async () => {
  vi.stubEnv('APP_ORIGIN', undefined);
  root = await mkdtemp(join(tmpdir(), 'mail-domain-'));
  await mkdir(join(root, 'functions'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

const write = (file: string, origin: string) =>
  writeFile(join(root, 'functions', file), `APP_ORIGIN=${origin}\n`);
const read = () => readMailDomain({ project: 'one', stack: '' }, root);

describe('the domain of Message-IDs of a deployed project', () => {
  it('is the host of its own origin, else of that of every project', async () => {
    await write('.env', 'https://all.test');
    expect(await read()).toBe('all.test');
    await write('.env.one', 'https://one.test');
    expect(await read()).toBe('one.test');
    vi.stubEnv('APP_ORIGIN', 'https://here.test');
    expect(await read()).toBe('here.test');
  });

  it('is nobody else’s: without an origin, or with one that is no address, nothing is migrated', async () => {
    await expect(read()).rejects.toThrow('set it in functions/.env.one');
    await write('.env.one', 'one.test');
    await expect(read()).rejects.toThrow('set it in functions/.env.one');
  });
});
