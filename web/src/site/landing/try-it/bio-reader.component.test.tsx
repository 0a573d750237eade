import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { takeCopies } from '../../../../test/clipboard.ts';
import { mount } from '../../../../test/mount.tsx';
import { isVisible, says } from '../../../../test/screen.ts';
import { BioReader } from './bio-reader.tsx';
import { EXAMPLES } from './examples.data.ts';
import { readBio } from './read-bio.ts';

beforeEach(async () => {
  const [{ bio }] = EXAMPLES;
  await mount(<BioReader sample={{ bio, reading: readBio(bio) }} />);
});

const bio = page.getByLabelText('A creator’s bio');
const found = (selector: string) => document.querySelector(selector)?.textContent;
const finds = (address: string | undefined) =>
  expect.poll(() => found('.try-it-address')).toBe(address);

it('a bio shows its address with the evidence, which can be copied, or that there is none', async () => {
  const copies = takeCopies();
  await bio.fill('Ada bakes.\nWrite to ada (at) ovenandrye dot studio');
  await finds('ada@ovenandrye.studio');
  expect(found('mark')).toBe('ada (at) ovenandrye dot studio');
  await says('On your phone this is one press.');
  const copy = page.getByRole('button', { name: 'Copy ada@ovenandrye.studio' });
  await copy.click();
  await isVisible(page.getByRole('button', { name: 'Copied' }));
  expect(copies).toEqual(['ada@ovenandrye.studio']);
  await isVisible(copy);

  await bio.fill('Ada bakes. Nothing else to say.');
  await says('No address in this text');
  expect(found('mark')).toBeUndefined();
  await bio.fill(`Ada bakes: ada@ovenandrye.studio ${'a'.repeat(5000)}`);
  await says('The first 5,000 of 5,033 characters count here.');
  await finds('ada@ovenandrye.studio');
});

it('each example is read as it says', async () => {
  for (const { label, address } of EXAMPLES) {
    await page.getByRole('button', { name: label }).click();
    await finds(address ?? undefined);
    if (!address) await says('No address in this text');
  }
});
