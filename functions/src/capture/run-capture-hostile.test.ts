import { describe, expect, it } from 'vitest';
import { memoryWorld } from '../../test/memory-world.ts';
import { page, tiktokRecord } from '../../test/pages.ts';
import { ANN, phone } from '../../test/phone.ts';

const LONG = 1_900_000;
const long = (start: string) => start + 'x'.repeat(LONG);
const many = Array.from({ length: 20_000 }, (_, i) => `booking${i}@studio-lee.com`).join(' ');
const user = { uniqueId: 'ann.studio', nickname: 'Ann', signature: 'clay' };

const FIELDS: [string, object][] = [
  ['name', { nickname: long('Ann ') }],
  ['name of emoji', { nickname: '😀'.repeat(LONG / 2) }],
  ['bio', { signature: long('📧ann@studio-lee.com ') }],
  ['bio full of addresses', { signature: many }],
  ['address', { signature: `📧${long('a')}@studio-lee.com` }],
  ['domain', { signature: `📧ann@${'studio.'.repeat(LONG / 7)}com` }],
  ['link', { bioLink: { link: long('https://ann-studio.com/') } }],
  ['link in the bio', { signature: long('https://linktr.ee/') }],
  ['picture', { avatarLarger: long('https://pictures.test/') }],
  ['id', { id: long('7'), secUid: long('M') }],
];

/** Every text that is stored, with its path. */
function texts(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${at}/${key}`));
}

describe('a profile with an endless', () => {
  it.each(FIELDS)('%s is captured within the bounds of what is stored', async (_field, given) => {
    const world = await memoryWorld();
    const body = tiktokRecord({ ...user, ...given });
    const { requestCapture } = phone(world, { [ANN]: page(ANN, body) });
    const answer = await requestCapture({ url: ANN, note: long('seen ') });
    expect(answer.outcome).toBe('created');
    expect(world.entries().map(({ delta }) => delta)).toEqual([10, -1]);
    for (const [at, text] of texts(world.documents.dump())) {
      expect(text.length, at).toBeLessThanOrEqual(10_000);
      expect(text.isWellFormed(), at).toBe(true);
    }
    expect(JSON.stringify(answer).length).toBeLessThan(20_000);
  });
});

it('a link that is too long is dropped whole, since a part of it leads elsewhere', async () => {
  const world = await memoryWorld();
  const bioLink = { link: long('https://ann-studio.com/') };
  const { requestCapture } = phone(world, { [ANN]: page(ANN, tiktokRecord({ ...user, bioLink })) });
  await requestCapture({ url: ANN });
  expect(world.creators()).toMatchObject([{ name: 'Ann', linktree_url: null }]);
});

it('a name is stored without half an emoji and without marks that reverse the text after it', async () => {
  const world = await memoryWorld();
  const nickname = 'Ann\u202e Lee\ud83d';
  const signature = 'clay \ud83d\nann@studio-lee.com';
  const { requestCapture } = phone(world, {
    [ANN]: page(ANN, tiktokRecord({ ...user, nickname, signature })),
  });
  const answer = await requestCapture({ url: ANN, note: 'seen \ud83d' });
  expect(answer).toMatchObject({ creator: { name: 'Ann Lee' }, email: { state: 'queued' } });
  expect(world.creators()).toMatchObject([{ name: 'Ann Lee', notes: 'seen \ufffd' }]);
  expect(JSON.stringify(answer)).not.toMatch(/\\ud[89a-f]/);
});
