import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

const linksOf = (text: string) =>
  splitLinks(text)
    .filter((part) => part.is_link)
    .map((part) => part.text);

describe('the links of a text', () => {
  it.each([
    ['See https://brand.com/brief?id=1&b=2.', ['https://brand.com/brief?id=1&b=2']],
    ['(https://brand.com)', ['https://brand.com']],
    ['(https://brand.com/a_(b).)', ['https://brand.com/a_(b)']],
    ['https://wiki.org/Vibe_(music)', ['https://wiki.org/Vibe_(music)']],
    ['http://a.com, https://b.com!', ['http://a.com', 'https://b.com']],
    ['javascript:alert(1) or brand.com', []],
    ['https:// alone', []],
  ])('%s', (text, links) => {
    expect(linksOf(text)).toEqual(links);
  });

  it('lose nothing of it', () => {
    const piece = fc.constantFrom('https://a.com/', 'http://', '.', ' ', '\n', '"', 'word', '<');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        expect(
          splitLinks(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
