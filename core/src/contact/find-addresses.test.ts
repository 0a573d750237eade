import { describe, expect, it } from 'vitest';
import { findAddresses } from './find-addresses.ts';

const addresses = (text: string) => findAddresses(text).map((found) => found.address);

describe('an address in a text', () => {
  it.each([
    ['plain', 'work: maren@brisk-studio.com', 'maren@brisk-studio.com'],
    ['upper case', 'Info@Brisk.Paris', 'info@brisk.paris'],
    ['dots, plus, digits', 'maren.b+tt_99@gmail.com', 'maren.b+tt_99@gmail.com'],
    ['emoji before', '📩maren@brisk.nl', 'maren@brisk.nl'],
    ['emoji after', 'maren@brisk.com📩', 'maren@brisk.com'],
    ['emoji made of a letter', 'ℹ️maren@brisk.com', 'maren@brisk.com'],
    ['keycap before', '1️⃣maren@brisk.com', 'maren@brisk.com'],
    ['numbered', '①maren@brisk.com¹', 'maren@brisk.com'],
    ['label glued', 'mail:maren@brisk.com', 'maren@brisk.com'],
    ['Chinese label glued', '合作maren@qq.com联系', 'maren@qq.com'],
    ['leading @', '👉 @maren@gmail.com', 'maren@gmail.com'],
    ['full stop after', 'Write to maren@brisk.com.', 'maren@brisk.com'],
    ['ideographic full stop after', '联系 maren@brisk.com。谢谢', 'maren@brisk.com'],
    ['sentence glued after', 'maren@brisk.com.Thanks', 'maren@brisk.com'],
    ['word glued after', 'maren@brisk.comIG:@maren', 'maren@brisk.com'],
    ['comma and bracket', '(maren@brisk.com), please', 'maren@brisk.com'],
    ['angle brackets', 'Maren <maren@brisk.com>', 'maren@brisk.com'],
    ['ellipsis before', 'mail...maren@brisk.com', 'maren@brisk.com'],
    ['dash as bullet', '-maren@brisk.com', 'maren@brisk.com'],
    ['em dash glued', 'PR—maren@brisk.com', 'maren@brisk.com'],
    ['two-part suffix', 'pr@brisk.co.uk', 'pr@brisk.co.uk'],
    ['mailto', 'mailto:maren@brisk.com?subject=Hi', 'maren@brisk.com'],
    ['wide letters', 'ｍａｒｅｎ＠ｇｍａｉｌ．ｃｏｍ', 'maren@gmail.com'],
    ['bold letters', '𝗺𝗮𝗿𝗲𝗻@𝗴𝗺𝗮𝗶𝗹.𝗰𝗼𝗺', 'maren@gmail.com'],
    ['small capitals', 'ᴍᴀʀᴇɴ@ʙʀɪsᴋ.ᴄᴏᴍ', 'maren@brisk.com'],
    ['zero width', 'maren\u200b@\u200bbrisk\u00ad.com', 'maren@brisk.com'],
    ['look-alike hyphen', 'maren@vox\u2011lumen.com', 'maren@vox-lumen.com'],
    ['international domain', 'info@müllerhof-brisk.de ☕', 'info@müllerhof-brisk.de'],
    ['decomposed letters', 'info@cafe\u0301-brisk.fr', 'info@café-brisk.fr'],
    ['brackets', 'maren (at) brisk (dot) com', 'maren@brisk.com'],
    ['square brackets', 'maren[AT]brisk[DOT]co[DOT]uk', 'maren@brisk.co.uk'],
    ['brackets and bare dots', 'E: maren (at) brisk dot co dot uk', 'maren@brisk.co.uk'],
    ['wide bracket word', 'maren(ａｔ)gmail.com', 'maren@gmail.com'],
  ])('%s', (_, text, expected) => {
    expect(addresses(text)).toEqual([expected]);
  });

  it('comes in reading order, each once', () => {
    const text = 'b@brisk.com, a@brisk.com / B@brisk.com';
    expect(addresses(text)).toEqual(['b@brisk.com', 'a@brisk.com']);
  });
});

describe('no address', () => {
  it.each([
    ['handle', 'ig: @maren.brisk.com'],
    ['handle without a name', 'MGMT 📩 @brisk-agency.com'],
    ['glued handles', '@maren.b@brisk_com'],
    ['fediverse handle', '@maren.owl@mastodon.social'],
    ['link with a handle', 'youtube.com/@maren.tv https://medium.com/@maren.b'],
    ['picture', 'logo@2x.png hero@3x.webp icon@2x.zip'],
    ['package', 'react@18.2.0 vite@5.1'],
    ['price and time', 'SAVE@20, @7.30pm, 3 @ 25.50'],
    ['user info', 'https://maren:secret@files.brisk.de/x'],
    ['placeholder', 'you@brisk.com yourname@gmail.com a@example.com info@domain.com'],
    ['platform', 'privacy@tiktok.com support@linktr.ee hi@mail.instagram.com'],
    ['machine', 'noreply@brisk.com no-reply@brisk.com Do.Not.Reply@brisk.com mailer-daemon@brisk.com'],
    ['tracker', '605a7baede844d278b89dc95ae0a9123@errors.brisk.com'],
    ['unknown suffix', 'maren@brisk.local maren@brisk'],
    ['public suffix alone', 'maren@co.uk'],
    ['accented name, which has no mailbox', 'jürgen@brisk.de'],
    ['words', 'meet me at the gym dot. com on (at) night'],
    ['at as a letter', 'v@lerie c@t'],
    ['dot behind', 'maren.@brisk.com'],
  ])('%s', (_, text) => {
    expect(addresses(text)).toEqual([]);
  });
});

describe('the evidence', () => {
  it('is what stood there, not what was searched', () => {
    expect(findAddresses('Booking 📩\n ｍａｒｅｎ＠brisk．com 🌷')).toEqual([
      { address: 'maren@brisk.com', evidence: 'Booking 📩 ｍａｒｅｎ＠brisk．com 🌷' },
    ]);
    expect(findAddresses('mail maren (at) brisk (dot) com!')[0]?.evidence).toBe(
      'mail maren (at) brisk (dot) com!',
    );
  });

  it('is at most 160 characters and breaks no emoji', () => {
    const evidence = findAddresses(`${'🌷'.repeat(200)} m@brisk.com ${'🌷'.repeat(200)}`)[0]?.evidence;
    expect(evidence?.length).toBeLessThanOrEqual(160);
    expect(evidence).toContain('m@brisk.com');
    expect(evidence).toMatch(/^(?:\p{Emoji_Presentation}|[ -~])+$/u);
  });
});

it('takes time in proportion to the text, whatever it holds', { timeout: 5000 }, () => {
  for (const piece of ['@', 'a@', '@a.', 'a@a.a.a.', '(at)a.', ' dot ', 'a\u0301', '\u0301', 'é@é.']) {
    expect(addresses(piece.repeat(100_000 / piece.length))).toEqual([]);
  }
});
