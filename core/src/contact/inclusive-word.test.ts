import { describe, expect, it } from 'vitest';
import { findAddresses } from './find-addresses.ts';

const addresses = (text: string) => findAddresses(text).map((found) => found.address);

describe('a word whose @ stands for o and a is no address', () => {
  it.each([
    ['Un abrazo para tod@s.Info por privado'],
    ['Hola amig@s.Es lunes'],
    ['bienvenid@s.com…'],
    ['Bienvenid@s.Com pedidos por DM'],
    ['bienvenidos y bienvenid@s.es mi tienda'],
    ['L@s.Es un placer'],
    ['l@s.de siempre'],
    ['mis hij@s.Me encanta el café'],
    ['niñ@s.Info y reservas'],
    ['tí@s.no os lo perdáis'],
    ['compañer@s.Co-fundadora'],
    ['chic@s.my favourite'],
    ['alumn@s.pro y principiantes'],
    ['bem-vind@s.Me siga'],
    ['tutt@s.it'],
    ['tod@s.live ahora'],
    ['para emprendedor@s.club de lectura'],
    ['contacto para tod@s.info'],
    ['📩 amig@s.Es'],
    ['💌 tod@s.info'],
    ['tod@s .info'],
  ])('%s', (text) => {
    expect(addresses(text)).toEqual([]);
  });
});

describe('an address at a host of one letter is one', () => {
  it.each([
    ['by itself, as a link holds it', 'ilsa@s.de', 'ilsa@s.de'],
    ['behind a label', 'Mail: ilsa@s.info', 'ilsa@s.info'],
    ['behind an icon', 'clay 📩 ilsa@s.info', 'ilsa@s.info'],
    ['with a name no word looks like', 'clay, ilsa.torvane@s.info', 'ilsa.torvane@s.info'],
    ['at another letter', 'ilsa@t.info', 'ilsa@t.info'],
    ['below it', 'hola@s.torvane.com', 'hola@s.torvane.com'],
    ['whose host only begins with it', 'tod@sol.info', 'tod@sol.info'],
  ])('%s', (_, text, expected) => {
    expect(addresses(text)).toEqual([expected]);
  });
});
