import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { unpack } from './unpack.ts';

it('a packed text comes back as it was', async () => {
  const text = JSON.stringify({ name: ['Zoë', '日本', '🎬', ''] }).repeat(1000);
  expect(await unpack(gzipSync(text).toString('base64'))).toBe(text);
});

it.each(['', 'no base64!', btoa('no gzip')])('%j is refused', async (packed) => {
  await expect(unpack(packed)).rejects.toThrow();
});
