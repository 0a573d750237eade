import { describe, expect, it } from 'vitest';
import { scriptAddresses } from './obfuscation.ts';

const ADDRESS = 'm@torvane.com';
const codes = (text: string, by: number) => Array.from(text, (sign) => sign.charCodeAt(0) + by);
const moved = (text: string, by: number) => String.fromCharCode(...codes(text, by));
const xored = moved(ADDRESS, 0).replace(/./g, (sign) =>
  String.fromCharCode(sign.charCodeAt(0) ^ 3),
);
const paired = Array.from(`mailto:${ADDRESS}`, (sign) => `2${moved(sign, 2)}`).join('');

describe('a script writes an address', () => {
  it.each([
    ['by entries of a list', `var p=["com","torvane","m"];write(p[2]+"@"+p[1]+"."+p[0])`],
    ['by a list joined', `var a=["m","torvane.com"];e.textContent=a.join(String.fromCharCode(64))`],
    ['by a list in it joined', `e.href="mailto:"+["m","torvane.com"].join("@")`],
    [
      'by codes moved',
      `[${codes(ADDRESS, 3).join()}].forEach(function(c){s+=String.fromCharCode(c-3)})`,
    ],
    [
      'by letters moved',
      `x="${moved(ADDRESS, 1)}";for(i in x)s+=String.fromCharCode(x.charCodeAt(i)-1)`,
    ],
    ['by letters crossed', `for(i of "${xored}")s+=String.fromCharCode(i.charCodeAt(0)^3)`],
    [
      'through a table',
      `var ml="acemnortv.%40",mi="3:;\\u003c75680429153",o="";for(j=0;j<9;j++){o+=ml.charAt(mi.charCodeAt(j)-48)}`,
    ],
    ['with CryptX', `DeCryptX('${moved(ADDRESS, 1)}')`],
    ['with CryptX, newer', `DeCryptX('${paired}')`],
    [
      'as Joomla did',
      `var addy1 = 'm' + '&#64;'; addy1 = addy1 + 'torvane' + '&#46;' + 'com'; e.innerHTML += addy1`,
    ],
  ])('%s', (_, script) => {
    const found = scriptAddresses(script).map((text) =>
      text.replace('mailto:', '').replace('&#64;', '@').replace('&#46;', '.'),
    );
    expect(found).toContain(ADDRESS);
  });

  it.each([
    ['codes that nothing moves', `var x=[${codes(ADDRESS, 3).join()}];String.fromCharCode(65)`],
    [
      'letters moved to words',
      `x="${moved('flats and tea', 1)}";String.fromCharCode(x.charCodeAt(0)-1)`,
    ],
    ['an entry that is only kept', `var p=["bo@gmail.com"];var q=p[0]`],
    ['a list that is only kept', `var mail=["bo","gmail","com"]`],
  ])('and not for %s', (_, script) => {
    expect(scriptAddresses(script)).toEqual([]);
  });

  it('in reasonable time, also when it joins and splits without end', () => {
    const script = `e.href="aaaaaaaa"${'.split("").join("bbbbbbbb@")'.repeat(40)}`;
    expect(scriptAddresses(script).every((text) => text.length < 10_000)).toBe(true);
  });
});
