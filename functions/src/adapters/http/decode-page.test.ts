import { expect, it } from 'vitest';
import { decodePage } from './decode-page.ts';

const meta = '<html><head><meta charset="windows-1251"></head>';

it.each([
  ['header', Buffer.from([0xe9]), 'text/html; charset=ISO-8859-1', 'é'],
  ['quoted header', Buffer.from([0xe9]), 'text/html; charset="latin1"', 'é'],
  ['UTF-8 without a word', Buffer.from('é 📩'), 'text/html', 'é 📩'],
  ['neither declared nor UTF-8', Buffer.from([0x63, 0xe9, 0x20]), 'text/html', 'cé '],
  ['meta', Buffer.concat([Buffer.from(meta), Buffer.from([0xef])]), 'text/html', `${meta}п`],
  ['mark before header', Buffer.from('\uFEFFé', 'utf16le'), 'text/html; charset=utf-8', 'é'],
  ['unknown charset', Buffer.from('é'), 'text/html; charset=klingon', 'é'],
  ['UTF-8 cut inside a character', Buffer.from('a📩').subarray(0, 3), 'text/html', 'a'],
])('decodes by %s', (_, bytes, type, expected) => {
  expect(decodePage(bytes, type)).toBe(expected);
});
