import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArrival } from './arrival.ts';

const shared = (fields: Record<string, string>) =>
  readArrival({ search: `?${new URLSearchParams(fields).toString()}`, hash: '' });
const sent = (hash: string) => readArrival({ search: '', hash });

const ANN = { kind: 'creator', target: { platform: 'tiktok', handle: 'ann' }, label: '@ann' };
const PROFILE = 'https://www.tiktok.com/@ann';

describe('a share from the share sheet', () => {
  it.each([
    ['the link inside the text', { text: `Check out Ann! ${PROFILE}?_t=8x&_r=1 #fyp` }],
    ['the link as such', { url: PROFILE }],
    ['the link as the title', { title: PROFILE }],
    [
      'the link in the text, another site as the address',
      { text: PROFILE, url: 'https://a.b.com' },
    ],
    ['a title that says nothing', { title: 'Ann on TikTok', text: PROFILE, url: '' }],
  ])('is read: %s', (_, fields) => {
    expect(shared(fields)).toMatchObject({ ...ANN, question: 'Capture @ann on TikTok?' });
  });

  it('is read from Instagram too', () => {
    expect(shared({ text: 'See https://www.instagram.com/ann.lee?igsh=1' })).toMatchObject({
      target: { platform: 'instagram', handle: 'ann.lee' },
      question: 'Capture @ann.lee on Instagram?',
    });
  });

  it('may be a short link, which does not name the creator yet', () => {
    expect(shared({ text: 'https://vm.tiktok.com/ZMabc123/ now' })).toEqual({
      kind: 'creator',
      target: { url: 'https://vm.tiktok.com/ZMabc123/' },
      label: 'vm.tiktok.com/ZMabc123/',
      question: 'Capture the creator behind this TikTok link?',
    });
  });
});

describe('several creators', () => {
  const BEN = 'https://www.instagram.com/ben.lee/';

  it.each([
    ['links in one text', { text: `${PROFILE} and ${BEN}` }, `${PROFILE} and ${BEN}`],
    ['lines of handles', { text: 'tiktok: ann\ntiktok: ben' }, 'tiktok: ann\ntiktok: ben'],
    [
      'links in two fields, beside a title that says nothing',
      { url: PROFILE, text: BEN, title: 'TikTok' },
      `${PROFILE}\n${BEN}`,
    ],
  ])('are a list to look through: %s', (_, fields, text) => {
    expect(shared(fields)).toEqual({ kind: 'list', text, creators: 2 });
    expect(sent(`#${encodeURIComponent(text)}`)).toEqual({ kind: 'list', text, creators: 2 });
  });

  it('are one when the same is named twice', () => {
    expect(shared({ url: PROFILE, text: `Ann ${PROFILE}?_t=8x` })).toMatchObject(ANN);
    expect(shared({ text: 'tiktok: ann' })).toMatchObject(ANN);
  });
});

describe('what a bookmark sends', () => {
  it.each([
    ['encoded', `#${encodeURIComponent(`${PROFILE}?lang=en`)}`],
    ['encoded twice', `#${encodeURIComponent(encodeURIComponent(PROFILE))}`],
    ['not encoded', `#${PROFILE}?lang=en#top`],
    ['with a broken escape behind it', `#${PROFILE}?x=%E0%A4%ZZ%`],
    ['from the page of a video', `#${encodeURIComponent(`${PROFILE}/video/7123456789`)}`],
  ])('is read: %s', (_, hash) => {
    expect(sent(hash)).toMatchObject(ANN);
  });
});

describe('what names no creator', () => {
  it.each([
    ['', ''],
    ['?', '#'],
    ['?page=2', '#content'],
    ['?text=&url=+', ''],
  ])('is nothing at all in %j and %j', (search, hash) => {
    expect(readArrival({ search, hash })).toBeNull();
  });

  it.each([
    ['another site', 'https://example.com/@ann', 'https://example.com/@ann'],
    ['no link', 'ask @ann about it', 'ask @ann about it'],
    ['a page of the platform', 'https://www.tiktok.com/foryou', 'https://www.tiktok.com/foryou'],
    ['a script', 'javascript:alert(1)', 'javascript:alert(1)'],
    ['a document', 'data:text/html,<script>1</script>', 'data:text/html,<script>1</script>'],
  ])('goes into the box to be corrected: %s', (_, text, kept) => {
    expect(shared({ text })).toEqual({ kind: 'unusable', text: kept });
    expect(sent(`#${encodeURIComponent(text)}`)).toEqual({ kind: 'unusable', text: kept });
  });

  it('is a part of a link that was cut off', () => {
    const long = `${'a '.repeat(9990)}${PROFILE}${'bella'.repeat(20)}`;
    expect(shared({ text: long })).toMatchObject({ kind: 'unusable' });
  });

  it('is a megabyte without a space, of which nothing is shown', () => {
    expect(sent(`#${'%41'.repeat(350_000)}`)).toEqual({ kind: 'unusable', text: '' });
  });
});

it('nothing but a plain handle or an https link of the platforms ever comes out', () => {
  const parts = fc.constantFrom('%', '@', '#', '"', '<', ' ', '\n', 'javascript:', PROFILE, '%2F');
  const text = fc.array(fc.oneof(parts, fc.string({ unit: 'binary' }))).map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, (hash, search) => {
      const arrival = readArrival({ search, hash: `#${hash}` });
      if (arrival?.kind !== 'creator') return;
      const { target } = arrival;
      if ('url' in target)
        expect(target.url).toMatch(/^https:\/\/[\w.]+\.(?:tiktok|instagram)\.com\//);
      else expect(target.handle).toMatch(/^[a-z0-9_.]+$/);
    }),
  );
}, 30_000);
