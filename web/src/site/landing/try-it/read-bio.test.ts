import { describe, expect, it } from 'vitest';
import { EXAMPLES } from './examples.data.ts';
import { readBio } from './read-bio.ts';

/** The bio with its marks in brackets: `[…]` the contact, `{…}` the others. */
const marked = (text: string) =>
  readBio(text)
    .segments.map(({ text, mark }) =>
      mark === 'contact' ? `[${text}]` : mark === 'other' ? `{${text}}` : text,
    )
    .join('');

describe('the marks', () => {
  it.each([
    ['as it is', 'work: [ilsa@torvane-studio.com], or DM'],
    ['in capitals', '📩 [Ilsa@Torvane.Paris] 📩'],
    ['spelled out', 'Write [ilsa (at) torvane-studio dot co] or DM'],
    ['spelled out over spaces', 'booking: [ilsa dot torvane at gmail dot com]!'],
    ['styled', 'hi [𝗶𝗹𝘀𝗮@𝗴𝗺𝗮𝗶𝗹.𝗰𝗼𝗺] ♥'],
    ['underlined', 'hi [i\u0332l\u0332s\u0332a\u0332@\u0332torvane.com\u0332] ♥'],
    ['spaced', 'mail [i l s a @ t o r v a n e . c o m]'],
    ['backwards', '[moc.liamg@asli]'],
    ['without its at sign', 'write me: [ilsa1gmail.com]'],
    ['with a slip at its end', 'mail [ilsa@gmail.con] ok'],
    ['without its end', 'mail [ilsa@gmail]'],
    ['glued to a label', 'mail:[ilsa@torvane.com]'],
    ['twice', '[ilsa@torvane.com] / ilsa@torvane.com'],
    ['two of them, the desk first', '{ilsa@torvane.com}\ncollabs: [deals@longfield-talent.com]'],
    ['two names before one domain', '[{booking,press}@torvane.com]'],
    ['none', 'Trails, coffee, one slow dog'],
    ['nothing at all', ''],
  ])('%s', (_, expected) => {
    const text = expected.replace(/[[\]]/g, '').replace(/^\{(.*)\}\n/, '$1\n');
    expect(marked(text)).toBe(expected);
  });
});

describe('the result', () => {
  it('shows the original writing only where it differs from the address', () => {
    expect(readBio('ilsa (at) torvane-studio\u00a0dot co').contact).toEqual({
      address: 'ilsa@torvane-studio.co',
      written: 'ilsa (at) torvane-studio dot co',
      repairs: [],
    });
    expect(readBio('Ilsa@Torvane.com').contact?.written).toBeNull();
  });

  it('names the corrections', () => {
    expect(readBio('write me: ilsa1gmail.com').contact?.repairs).toEqual([
      'The at sign was missing.',
    ]);
  });

  it('names the link page a capture would open', () => {
    expect(readBio('All my links: https://www.linktr.ee/ilsa.b!').link_page).toBe(
      'linktr.ee/ilsa.b',
    );
    expect(readBio('youtube.com/@ilsa hello.there').link_page).toBeNull();
  });

  it('has six addresses at most, in a text full of them as well', () => {
    const text = Array.from({ length: 200 }, (_, i) => `ilsa${i}@torvane.com`).join(' ');
    const { contact, others } = readBio(text);
    expect(contact?.address).toBe('ilsa0@torvane.com');
    expect(others).toHaveLength(5);
  });
});

it.each(EXAMPLES)('the example "$label" gives what it promises', ({ bio, address, others }) => {
  const reading = readBio(bio);
  expect(reading.contact?.address ?? null).toBe(address);
  expect(reading.others.map((other) => other.address)).toEqual(others);
  if (!address) expect(reading.link_page).not.toBeNull();
});
