import { describe, expect, it } from 'vitest';
import { findAddresses } from './find-addresses.ts';

/** What a bio of an account gives: addresses to write to, and those to ask about in brackets. */
function read(bio: string, owner: { handle?: string; name?: string } = {}) {
  const found = findAddresses(bio, { handle: 'tillytrent', name: 'Tilly Trent', ...owner });
  return found.map(({ address, choice_reason }) => (choice_reason ? `[${address}]` : address));
}

describe('an address in an own bio is the creator’s', () => {
  it.each([
    ['by itself', '🌿 London\nhello@brightfork.co', 'hello@brightfork.co'],
    ['behind an icon', 'food + travel 📩 hello@brightfork.co', 'hello@brightfork.co'],
    ['behind a label', 'collabs: hello@brightfork.co', 'hello@brightfork.co'],
    ['with who speaks for them', 'mgmt: lou@parade-artists.co', 'lou@parade-artists.co'],
    [
      'of kin who manages',
      'managed by my mum 💛 sandra.pell@outlook.com',
      'sandra.pell@outlook.com',
    ],
    [
      'named like them, whatever is around',
      'shot by me tillytrent@gmail.com',
      'tillytrent@gmail.com',
    ],
    ['of their own account', 'founder of @brightfork hello@brightfork.co', 'hello@brightfork.co'],
    [
      'at their agency’s account',
      'mgmt @parade.artists lou@parade-artists.co',
      'lou@parade-artists.co',
    ],
    ['with what is behind it', '📩hello@brightfork.co 📍Berlin', 'hello@brightfork.co'],
    ['in Japanese', 'お仕事のご依頼はこちら→ hello@brightfork.co', 'hello@brightfork.co'],
    ['in Korean', '협업문의 hello@brightfork.co', 'hello@brightfork.co'],
    ['in German', 'Kooperationen: post@hellefreude.de', 'post@hellefreude.de'],
  ])('%s', (_, bio, address) => {
    expect(read(bio)).toEqual([address]);
  });
});

describe('what a bio credits to others is nobody’s', () => {
  it.each([
    ['📸 photos: lens@corinwhitfield.photo'],
    ['filmed by north.frame@gmail.com'],
    ['edits by hello@cutlab.co'],
    ['pfp by mira.draws@gmail.com'],
    ['music by beats@loudroom.fm'],
    ['Order issues → care@bloomandbarrow.shop (not my shop)'],
    ['report impersonators to legal@parade-artists.co'],
    ['scammers use tillytrent.collab@gmail.com'],
    ['No longer w/ Pastel Mgmt (riley@pastelmgmt.com)'],
    ['Personal, no brands pls: tillytrent@icloud.com'],
  ])('%s', (bio) => {
    expect(read(bio)).toEqual([]);
  });

  it('also on an account about somebody else', () => {
    const fans = { handle: 'junovalefans', name: 'Juno Vale Fans' };
    const bio = 'not affiliated with Juno Vale\nfor Juno: bookings@junovale-official.com';
    expect(read(bio, fans)).toEqual([]);
    expect(read('fan page 💚 dm or junovalefans@gmail.com', fans)).toEqual([
      'junovalefans@gmail.com',
    ]);
  });
});

describe('what a bio may give for somebody else is asked about', () => {
  it.each([
    ['hair by @salonvere (book: hello@salonvere.com)'],
    ['my dads plumbing firm 👉 tollandplumbing@gmail.com'],
    ['Pete’s joinery: pete@oakandawl.co.uk'],
    ['publisher: publicity@lanternhousebooks.co.uk'],
    ['studio enquiries studio@lanternrooms.co.uk'],
    ['my stationer: Blot & Sons\n(orders@blotandsons.co.uk)'],
    ['tips paypal: tillytrent@gmail.com'],
    ['Hair by Lena\n📩 lena.cuts@gmail.com'],
    ['Photos: Lena – bookings: lena@gmail.com'],
    ['Barista at Bean There ☕️ 📩 contact@beanthere.co'],
    ['Ambassador for Glow Co\nhello@glowco.com'],
    ['Inquiries for my band: hello@duskband.co'],
    ['Hacked? contact cyberfix@gmail.com'],
  ])('%s', (bio) => {
    expect(read(bio).every((one) => one.startsWith('['))).toBe(true);
  });
});

it('takes time that grows linearly with the text', () => {
  const bio = 'photos by @velvet.row x@velvetrow.co | '.repeat(2_000);
  expect(read(bio).length).toBeLessThan(2);
});
