import { describe, expect, it } from 'vitest';
import { readLinkPage } from './read-link-page.ts';

describe('of a page with more than anybody reads', () => {
  const MANY = 60_000;
  const found = (body: string) => {
    const url = 'https://link-service.example/ilsa';
    const page = readLinkPage({ url, status: 200, content_type: 'text/html', body });
    return page.kind === 'page' ? page.addresses.map(({ address }) => address) : [];
  };
  it.each<[string, (number: number) => string]>([
    ['mail links', (number) => `<a href="mailto:ann${number}@torvane.com">Ann</a>`],
    ['addresses in one text', (number) => `ann${number}@torvane.com `],
    [
      'addresses in texts of their own',
      (number) => `<p>ann${number}@torvane.com</p><a href="/">o</a>`,
    ],
  ])('the beginning and the end are read: %s', (_what, piece) => {
    const body = Array.from({ length: MANY }, (_, number) => piece(number)).join('');
    const addresses = found(`<html><body>${body}</body></html>`);
    expect(addresses).toContain('ann0@torvane.com');
    expect(addresses).toContain(`ann${MANY - 1}@torvane.com`);
    expect(addresses.length).toBeLessThan(1500);
  });

  it('no address is cut in two there', () => {
    const text = Array.from({ length: MANY }, (_, number) => `ann${number}@torvane.com`).join(' ');
    for (const shift of ['', 'x', 'xx', 'xxx', 'xxxx', 'xxxxx', 'xxxxxx', 'xxxxxxx']) {
      const cut = found(`<p>${shift} ${text}</p>`).filter(
        (address) => !/^ann\d+@torvane\.com$/.test(address),
      );
      expect(cut).toEqual([]);
    }
  });

  it('every letter is read where it is long, and little of it may be an address', () => {
    const words = 'clay and glaze, a kiln, and the slow way home '.repeat(20_000);
    expect(found(`<p>${words}Write to ilsa@torvane.com. ${words}</p>`)).toEqual([
      'ilsa@torvane.com',
    ]);
  });
});
