import { describe, expect, it } from 'vitest';
import { isOwnAddress } from './is-own-address.ts';

const ORIGIN = 'https://app.example.com';

describe('an address of the app itself', () => {
  it.each([
    ORIGIN,
    `${ORIGIN}/`,
    `${ORIGIN}/dashboard/profile?payment=success#plans`,
    `${ORIGIN}?payment=success`,
    `${ORIGIN}#top`,
    `${ORIGIN}/a@b:c//d`,
    `${ORIGIN}/welcome?next=https://evil.example`,
  ])('is %s', (address) => expect(isOwnAddress(address, ORIGIN)).toBe(true));

  it('may have a port, and no other', () => {
    expect(isOwnAddress('http://127.0.0.1:5000/profile', 'http://127.0.0.1:5000')).toBe(true);
    expect(isOwnAddress('http://127.0.0.1:50001/profile', 'http://127.0.0.1:5000')).toBe(false);
    expect(isOwnAddress('http://127.0.0.1/profile', 'http://127.0.0.1:5000')).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['a path alone', '/dashboard'],
    ['no scheme', '//app.example.com/dashboard'],
    ['another host', 'https://evil.example/'],
    ['plain http', 'http://app.example.com/'],
    ['a script', 'javascript:alert(document.domain)//https://app.example.com/'],
    ['data', 'data:text/html,https://app.example.com/'],
    ['another scheme', 'ftp://app.example.com/'],
    ['a local page', `blob:${ORIGIN}/x`],
    ['a view of the source', `view-source:${ORIGIN}/`],
    ['one slash', 'https:/app.example.com/'],
    ['no slash', 'https:app.example.com/'],
    ['three slashes', 'https:///app.example.com/'],
    ['backslashes for slashes', 'https:\\\\app.example.com\\'],
    ['a backslash behind the host', `${ORIGIN}\\@evil.example/`],
    ['a backslash in the path', `${ORIGIN}/\\evil.example`],
    ['the host as a user', `${ORIGIN}@evil.example/`],
    ['the host as user and password', `${ORIGIN}:443@evil.example/`],
    ['a user before the host', 'https://ann@app.example.com/'],
    ['a host that goes on', `${ORIGIN}.evil.example/`],
    ['a host that goes on without a dot', `${ORIGIN}evil.example/`],
    ['a host that ends the same', 'https://evil-app.example.com/'],
    ['a host below it', 'https://evil.app.example.com/'],
    ['the host above it', 'https://example.com/'],
    ['a dot behind the host', `${ORIGIN}./`],
    ['another port', `${ORIGIN}:8443/`],
    ['an encoded end of the host', `${ORIGIN}%2eevil.example/`],
    ['an encoded slash', `${ORIGIN}%2f@evil.example/`],
    ['a look-alike letter', 'https://аpp.example.com/'],
    ['a wide letter', 'https://ａpp.example.com/'],
    ['a semicolon', `${ORIGIN};@evil.example/`],
    ['a tab in the host', 'https://app.exa\tmple.com/'],
    ['a tab behind the host', `${ORIGIN}\t.evil.example/`],
    ['a line break', `${ORIGIN}/\r\nLocation: https://evil.example/`],
    ['a zero byte', `${ORIGIN}/\0`],
    ['a space in front', ` ${ORIGIN}/`],
    ['a space behind', `${ORIGIN}/ `],
    ['text that turns around', `${ORIGIN}/\u202Egpj`],
    ['another spelling of the scheme', 'HTTPS://app.example.com/'],
  ])('is not %s', (_, address) => expect(isOwnAddress(address, ORIGIN)).toBe(false));
});
