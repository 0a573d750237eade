import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { suppressionDocument } from '@vibes/core/firestore/documents';
import { updateUserData } from '../src/account/update-user-data.ts';
import { optOut } from '../src/opt-out/opt-out.ts';
import { memoryWorld } from './memory-world.ts';
import { ANN, phone } from './phone.ts';

/** What is written to the list of addresses that get nothing more, as `file: kind`. */
async function listWrites(): Promise<string[]> {
  const files = await readdir('functions/src', { recursive: true });
  const sources = files.filter(
    (file) => file.endsWith('.ts') && !/\.(test|contract)\.ts$/.test(file),
  );
  const found: string[] = [];
  for (const file of sources) {
    const text = await readFile(join('functions/src', file), 'utf8');
    if (!text.includes('suppressionDocument.')) continue;
    const kinds = text.matchAll(/kind: '(\w+)',\s*path(?:: suppressionDocument\.path\(|,)/g);
    for (const [, kind] of kinds) found.push(`${file}: ${kind ?? ''}`);
  }
  return found;
}

it('the list of addresses that get nothing more is only ever added to', async () => {
  const writes = await listWrites();
  expect(writes).toContain('opt-out/opt-out.ts: create');
  for (const write of writes) {
    expect(write).toMatch(/: create$|^opt-out\/opt-out\.ts: update$/);
  }
});

it('a capture, a change of settings and another request leave the list as it is', async () => {
  const world = await memoryWorld();
  const address_hash = 'hash-of-ann@studio-lee.com';
  await optOut(world.ports, { uid: 'max', creator_id: 'ann', address_hashes: [address_hash] });
  const before = world.data(suppressionDocument.path('max', address_hash));
  const { requestCapture } = phone(world);
  expect(await requestCapture({ url: ANN })).toMatchObject({
    email: { state: 'opted_out' },
    dm: null,
  });
  await updateUserData(world.ports, {
    uid: 'max',
    update: { table: 'email_settings', data: { opt_out_footer: false, email_address: null } },
  });
  await requestCapture({ url: ANN });
  expect(before).toMatchObject({ reason: 'opted_out' });
  expect(world.data(suppressionDocument.path('max', address_hash))).toEqual(before);
});
