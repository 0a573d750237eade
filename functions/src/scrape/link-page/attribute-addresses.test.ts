import { describe, expect, it } from 'vitest';
import { attributeTexts } from './attribute-addresses.ts';

const texts = (name: string, attributes: Record<string, string>) =>
  attributeTexts(name, new Map(Object.entries(attributes)));
const CODED = btoa('m@torvane.com');

describe('an address in attributes', () => {
  it.each<[string, Record<string, string>, string?]>([
    ['Email Encoder Bundle', { 'data-enc-email': 'z[at]gbeinar.pbz' }],
    ['Base64 under any name', { 'data-m': CODED }],
    ['Base64 with its scheme', { 'data-x': btoa('mailto:m@torvane.com?subject=Hi') }],
    ['Base64 backwards', { 'data-m': Array.from(CODED).toReversed().join('') }],
    ['single letters', { 'data-u': 'm', 'data-h': 'torvane', 'data-t': 'com' }],
    ['user and host', { 'data-user': 'm', 'data-host': 'torvane.com' }],
    ['sign in a part', { 'data-mail-local': 'm@', 'data-mail-domain': 'torvane.com' }],
    ['dot in the ending', { 'data-n': 'm', 'data-d': 'torvane', 'data-tld': '.com' }],
  ])('%s', (_, attributes) => {
    expect(texts('a', attributes)).toEqual(['m@torvane.com']);
  });

  it('is kept by Joomla’s element in two parts', () => {
    const parts = { first: btoa('m'), last: btoa('torvane.com'), text: 'x' };
    expect(texts('joomla-hidden-mail', parts)).toEqual(['m@torvane.com']);
    expect(texts('p', parts)).toEqual([]);
  });

  it.each<[string, Record<string, string>]>([
    ['words in code', { 'data-m': btoa('small flats and tea') }],
    ['a number of a picture', { 'data-id': '0f1e2d3c4b5a6978', 'data-n': '12' }],
    ['a name in words', { 'data-name': 'Ilsa Torvane', 'data-site': 'torvane.com' }],
    ['who is signed in', { 'data-user-email': CODED }],
    ['a placeholder', { 'data-placeholder': 'bo@gmail.com' }],
  ])('is not %s', (_, attributes) => {
    expect(texts('a', attributes)).toEqual([]);
  });
});
