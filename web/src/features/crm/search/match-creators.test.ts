import { describe, expect, it } from 'vitest';
import { matchCreators } from './match-creators.ts';

const creator = (fields: Partial<Record<string, string>>) => ({
  name: '',
  tiktok_username: fields['tiktok'] ?? null,
  email: fields['email'] ?? null,
  instagram_username: fields['instagram'] ?? null,
  notes: fields['notes'] ?? '',
  ...(fields['name'] !== undefined && { name: fields['name'] }),
});
const ann = creator({ name: 'Ann Lee', tiktok: 'annlee', email: 'hello@ann.studio' });
const zoe = creator({
  name: 'Zoë ✨ محمد',
  instagram: 'zoe.makes',
  notes: 'Met in Köln,\nloves tea',
});
const all = [ann, zoe];

describe('a search', () => {
  it.each([
    ['bea sou', 'Béa Souza'],
    ['elodie', 'Élodie'],
    ['lukasz zolw', 'Łukasz Żółw'],
    ['strasse', 'Straße'],
    ['STRAẞE', 'Strasse'],
    ['souza  béa', 'Béa Souza'],
    ['oyvind', 'Øyvind'],
    ['istanbul', 'İstanbul'],
    ['ann', '𝓐𝓷𝓷'],
    ['हिन्दी', 'हिन्दी'],
  ])('for %j finds %s', (text, name) => {
    const one = creator({ name });
    expect(matchCreators([one, creator({ name: 'हनद' })], text)).toEqual([one]);
  });

  it.each([
    'https://www.tiktok.com/@annlee?_t=ZN-8x&_r=1',
    'tiktok.com/@AnnLee',
    'https://www.instagram.com/annlee/',
  ])('for the link %s finds its profile', (link) => {
    expect(matchCreators(all, link)).toEqual([ann]);
  });

  it.each([
    ['a name, in any case', 'aNN l', [ann]],
    ['a TikTok handle', 'nnlee', [ann]],
    ['an Instagram handle', 'ZOE.', [zoe]],
    ['a handle with its @', '@zoe', [zoe]],
    ['an address', '@ann.studio', [ann]],
    ['letters beyond ASCII, composed or not', 'ZOE\u0308', [zoe]],
    ['another script', 'محمد', [zoe]],
    ['an emoji', '✨', [zoe]],
    ['the notes, and a name', 'koln zoe', [zoe]],
    ['what several share', 'e', [ann, zoe]],
    ['a name with spaces around it', '  ann ', [ann]],
    ['no pattern', '.*', []],
  ])('finds by %s', (_, text, found) => {
    expect(matchCreators(all, text)).toEqual(found);
  });

  it('finds everybody with an empty text, and nobody across two fields', () => {
    expect(matchCreators(all, '  ')).toBe(all);
    expect(matchCreators(all, 'lee@')).toEqual([]);
    expect(matchCreators(all, 'null')).toEqual([]);
  });
});
