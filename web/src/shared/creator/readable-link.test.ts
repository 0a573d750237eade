import { describe, expect, it } from 'vitest';
import { readableLink } from './readable-link.ts';

describe('readableLink', () => {
  it('leaves out what nobody reads', () => {
    expect(readableLink('https://www.links.example/mia/?ref=1')).toEqual({
      href: 'https://www.links.example/mia/?ref=1',
      text: 'links.example/mia',
    });
  });

  it.each([[null], [''], ['javascript:alert(1)'], ['data:text/html,x'], ['not an address']])(
    'makes no link of %j',
    (url) => {
      expect(readableLink(url)).toBeNull();
    },
  );
});
