import { describe, expect, it } from 'vitest';
import { pageShape } from './page-shape.ts';

const url = 'https://www.tiktok.com/@ilsa.torvane';
const shape = (body: string) => pageShape({ url, body });
const data = (value: unknown, id = '__UNIVERSAL_DATA_FOR_REHYDRATION__') =>
  `<script id="${id}" type="application/json">${JSON.stringify(value)}</script>`;

it('shows tags, attributes, names, types and lengths', () => {
  const body = `<!DOCTYPE html><html lang="en"><body><ul class="x7"><li>Clay</li><li id="q">Glaze</li></ul>
    ${data({ __DEFAULT_SCOPE__: { 'webapp.user-detail': { userInfo: { user: { uniqueId: 'ilsa.torvane', intro: 'Clay and glaze', followers: 12, links: [{ href: 'https://a.example' }, { href: 'https://bb.example' }] } } } } })}
    </body></html>`;
  expect(shape(body).split('\n')).toEqual([
    `page: length(${body.length})`,
    'script-json __UNIVERSAL_DATA_FOR_REHYDRATION__: length(203) object',
    '  __DEFAULT_SCOPE__: object',
    '    webapp.user-detail: object',
    '      userInfo: object',
    '        user: object',
    '          uniqueId: string(12)',
    '          intro: string(14)',
    '          followers: number',
    '          links: array(2)',
    '            [] ×2: object',
    '              href ×2: string(17) string(18)',
    'html: lang',
    '  body',
    '    ul: class',
    '      li ×2: id',
    '    script: id type',
  ]);
});

it.each([
  ['assigned', '<script>window.__STATE__ = {"account":{"intro":"Clay"}}</script>'],
  ['parsed', '<script>window.__STATE__ = JSON.parse("{\\"account\\":{\\"intro\\":1}}")</script>'],
  ['streamed', '<script>self.__next_f.push([1,"2:{\\"account\\":{\\"intro\\":1}}\\n"])</script>'],
  ['in an attribute', `<div data-props='{"account":{"intro":"Clay"}}'></div>`],
  ['an answer', '{"account":{"intro":"Clay"}}'],
])('sees data that is %s', (_, body) => {
  const described = shape(body);
  expect(described).toContain('account: object');
  expect(described).toContain('intro: ');
});

describe('a name that is data is not shown', () => {
  it.each([
    ['a handle that the page says', { ilsa_t: { uniqueId: 'ilsa_t', intro: 'x' } }, 'ilsa_t'],
    ['the handle of the address', { byHandle: { ilsatorvane: { intro: 'x' } } }, 'ilsatorvane'],
    ['a part of it', { TorvanePage: { intro: 'x' } }, 'TorvanePage'],
    ['ids of records', { maraK: { id: 1 }, otto: { id: 2 } }, 'otto'],
    ['a number', { 'User:7251': { intro: 'x' } }, '7251'],
    ['a sentence', { 'Log in now': 'Anmelden' }, 'Log in'],
    ['an address', { 'a@b.example': true }, 'a@b'],
  ])('%s', (_, value, name) => {
    const described = shape(data(value));
    expect(described).not.toContain(name);
    expect(described).toMatch(/\*(?: ×2)?: /);
  });

  it('also not as a tag, an attribute or the id of a script', () => {
    const body = `<p alt="Otto"otto marlene>Marlene <karoline> Karoline</p>${data({}, 'Marlene')}${data({}, 'a b')}`;
    expect(shape(body)).not.toMatch(/otto|marlene|karoline/i);
  });
});

it('also not when it is said in a text that a stream keeps apart', () => {
  const text = 'Clay by Marlene';
  const rows = `1:T${text.length.toString(16)},${text}2:{"about":"$1","Marlene":{"intro":1}}\n`;
  const described = shape(`<script>self.__next_f.push([1,${JSON.stringify(rows)}])</script>`);
  expect(described).toContain('intro');
  expect(described).not.toContain('Marlene');
});

it('is at most 30,000 characters long, in whole lines', () => {
  const names = (prefix: string) =>
    Object.fromEntries(
      Array.from({ length: 26 }, (_, n) => [
        `${prefix}${String.fromCharCode(97 + n)}q`,
        n % 2 ? 'x' : 1,
      ]),
    );
  const many = Object.fromEntries(
    Array.from({ length: 99 }, (_, n) => {
      const [first, second] = [97 + (n % 26), 97 + Math.floor(n / 26)];
      const prefix = `some_long_field_${String.fromCharCode(first, second)}`;
      return [prefix, names(prefix)];
    }),
  );
  const described = shape(data(many));
  expect(described.length).toBeGreaterThan(29_000);
  expect(described.length).toBeLessThanOrEqual(30_000);
  expect(described.split('\n').every((line) => /^[\w -]+(?:\.[\w-]+)?.*$/.test(line))).toBe(true);
});
