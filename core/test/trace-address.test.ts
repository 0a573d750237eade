import { describe, expect, it } from 'vitest';
import type { Repair } from '../src/contact/contact-candidate.ts';
import { isTraceable } from './trace-address.ts';

const trace = (text: string, address: string, repairs: Repair[] = [], handle?: string) =>
  isTraceable(text, { found: { address, evidence: text, repairs }, handle });

describe('an address that is in a text', () => {
  it.each<[string, string, Repair[]?, string?]>([
    ['as it is', 'write ida.k@kelmor.no', []],
    ['in styled letters', '𝗂𝖽𝖺.ᴋ@ᴋᴇʟᴍᴏʀ.ɴᴏ'],
    ['in letters of another script', 'idа.k@kelmоr.no'],
    ['in boxes', '🅸🅳🅰.🅺@🅺🅴🅻🅼🅾🆁.🅽🅾'],
    ['with words for the signs', 'ida punto k (arroba) kelmor [punto] no'],
    ['letter by letter', 'i d a . k @ k e l m o r . n o'],
    ['with invisible characters', 'i\u200bda.k@\u2060kel\u00admor.no'],
    ['escaped twice', 'ida.k&amp;#64;kelmor%2Eno'],
    ['without its ending', 'ida.k@kelmor', ['ending']],
    ['without its sign', 'ida.kkelmor.no', ['at_sign']],
    ['backwards', 'on.romlek@k.adi', ['reversed']],
    ['behind the handle', 'my username @ kelmor.no', ['handle'], 'ida.k'],
  ])('%s', (_title, text, repairs, handle) => {
    expect(trace(text, 'ida.k@kelmor.no', repairs, handle)).toBe(true);
  });
});

describe('an address that is made up', () => {
  it.each<[string, string, Repair[]?, string?]>([
    ['has letters from nowhere', 'write ida@kelmor.no'],
    ['has the ending added without a word', 'ida.k@kelmor'],
    ['has a sign between letters that touch', 'ida.kkelmor.no'],
    ['is put together out of order', 'kelmor.no ida.k'],
    ['is put together from far apart', `ida.k ${'word '.repeat(20)} kelmor.no`],
    ['has another handle in front', 'my username @ kelmor.no', ['handle'], 'ida'],
    ['was read backwards without a word', 'on.romlek@k.adi'],
    ['is nowhere', '', ['ending', 'at_sign']],
  ])('%s', (_title, text, repairs, handle) => {
    expect(trace(text, 'ida.k@kelmor.no', repairs, handle)).toBe(false);
  });
});
