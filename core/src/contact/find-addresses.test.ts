import { describe, expect, it } from 'vitest';
import { findAddresses } from './find-addresses.ts';

const addresses = (text: string) => findAddresses(text).map((found) => found.address);

describe('an address in a text', () => {
  it.each([
    ['plain', 'work: ilsa@torvane-studio.com', 'ilsa@torvane-studio.com'],
    ['upper case', 'Info@Torvane.Paris', 'info@torvane.paris'],
    ['dots, plus, digits', 'ilsa.b+tt_99@gmail.com', 'ilsa.b+tt_99@gmail.com'],
    ['emoji before', '📩ilsa@torvane.nl', 'ilsa@torvane.nl'],
    ['emoji after', 'ilsa@torvane.com📩', 'ilsa@torvane.com'],
    ['emoji made of a letter', 'ℹ️ilsa@torvane.com', 'ilsa@torvane.com'],
    ['keycap before', '1️⃣ilsa@torvane.com', 'ilsa@torvane.com'],
    ['numbered', '①ilsa@torvane.com¹', 'ilsa@torvane.com'],
    ['label glued', 'mail:ilsa@torvane.com', 'ilsa@torvane.com'],
    ['Chinese label glued', '合作ilsa.torvane@qq.com联系', 'ilsa.torvane@qq.com'],
    ['leading @', '👉 @ilsa.torvane@gmail.com', 'ilsa.torvane@gmail.com'],
    ['full stop after', 'Write to ilsa@torvane.com.', 'ilsa@torvane.com'],
    ['ideographic full stop after', '联系 ilsa@torvane.com。谢谢', 'ilsa@torvane.com'],
    ['sentence glued after', 'ilsa@torvane.com.Thanks', 'ilsa@torvane.com'],
    ['word glued after', 'ilsa@torvane.comIG:@ilsa', 'ilsa@torvane.com'],
    ['comma and bracket', '(ilsa@torvane.com), please', 'ilsa@torvane.com'],
    ['angle brackets', 'Ilsa <ilsa@torvane.com>', 'ilsa@torvane.com'],
    ['ellipsis before', 'mail...ilsa@torvane.com', 'ilsa@torvane.com'],
    ['dash as bullet', '-ilsa@torvane.com', 'ilsa@torvane.com'],
    ['em dash glued', 'PR—ilsa@torvane.com', 'ilsa@torvane.com'],
    ['two-part suffix', 'pr@torvane.co.uk', 'pr@torvane.co.uk'],
    ['mailto', 'mailto:ilsa@torvane.com?subject=Hi', 'ilsa@torvane.com'],
    ['wide letters', 'ｉｌｓａ．ｔｏｒｖａｎｅ＠ｇｍａｉｌ．ｃｏｍ', 'ilsa.torvane@gmail.com'],
    ['bold letters', '𝗶𝗹𝘀𝗮.𝘁𝗼𝗿𝘃𝗮𝗻𝗲@𝗴𝗺𝗮𝗶𝗹.𝗰𝗼𝗺', 'ilsa.torvane@gmail.com'],
    ['small capitals', 'ɪʟsᴀ@ᴛᴏʀᴠᴀɴᴇ.ᴄᴏᴍ', 'ilsa@torvane.com'],
    ['zero width', 'ilsa\u200b@\u200btorvane\u00ad.com', 'ilsa@torvane.com'],
    ['look-alike hyphen', 'ilsa@torvane\u2011vale.com', 'ilsa@torvane-vale.com'],
    ['international domain', 'info@weidenhof-torvane.de ☕', 'info@weidenhof-torvane.de'],
    ['decomposed letters', 'info@cafe\u0301-torvane.fr', 'info@café-torvane.fr'],
    ['brackets', 'ilsa (at) torvane (dot) com', 'ilsa@torvane.com'],
    ['square brackets', 'ilsa[AT]torvane[DOT]co[DOT]uk', 'ilsa@torvane.co.uk'],
    ['brackets and bare dots', 'E: ilsa (at) torvane dot co dot uk', 'ilsa@torvane.co.uk'],
    ['wide bracket word', 'ilsa.torvane(ａｔ)gmail.com', 'ilsa.torvane@gmail.com'],
  ])('%s', (_, text, expected) => {
    expect(addresses(text)).toEqual([expected]);
  });

  it('comes in reading order, each once', () => {
    const text = 'b@torvane.com, a@torvane.com / B@torvane.com';
    expect(addresses(text)).toEqual(['b@torvane.com', 'a@torvane.com']);
  });
});

describe('no address', () => {
  it.each([
    ['handle', 'ig: @ilsa.torvane.com'],
    ['handle without a name', 'MGMT 📩 @torvane-agency.com'],
    ['glued handles', '@ilsa.b@torvane_com'],
    ['fediverse handle', '@ilsa.owl@mastodon.social'],
    ['link with a handle', 'youtube.com/@ilsa.tv https://medium.com/@ilsa.b'],
    ['picture', 'logo@2x.png hero@3x.webp icon@2x.zip'],
    ['package', 'react@18.2.0 vite@5.1'],
    ['price and time', 'SAVE@20, @7.30pm, 3 @ 25.50'],
    ['user info', 'https://ilsa:secret@files.torvane.de/x'],
    ['placeholder', 'you@torvane.com yourname@gmail.com a@example.com info@domain.com'],
    ['platform', 'privacy@tiktok.com support@linktr.ee hi@mail.instagram.com'],
    [
      'machine',
      'noreply@torvane.com no-reply@torvane.com Do.Not.Reply@torvane.com mailer-daemon@torvane.com',
    ],
    ['tracker', '605a7baede844d278b89dc95ae0a9123@errors.torvane.com'],
    ['unknown suffix', 'ilsa@torvane.local ilsa@torvane'],
    ['public suffix alone', 'ilsa@co.uk'],
    ['words', 'meet me at the gym dot. com on (at) night'],
    ['at as a letter', 'v@lerie c@t'],
    ['dot behind', 'ilsa.@torvane.com'],
  ])('%s', (_, text) => {
    expect(addresses(text)).toEqual([]);
  });
});

describe('the evidence', () => {
  it('is what stood there, not what was searched', () => {
    expect(findAddresses('Booking 📩\n ｉｌｓａ＠torvane．com 🌷')).toEqual([
      {
        address: 'ilsa@torvane.com',
        evidence: 'Booking 📩 ｉｌｓａ＠torvane．com 🌷',
        repairs: [],
      },
    ]);
    expect(findAddresses('mail ilsa (at) torvane (dot) com!')[0]?.evidence).toBe(
      'mail ilsa (at) torvane (dot) com!',
    );
  });

  it('is at most 160 characters and breaks no emoji', () => {
    const evidence = findAddresses(`${'🌷'.repeat(200)} m@torvane.com ${'🌷'.repeat(200)}`)[0]
      ?.evidence;
    expect(evidence?.length).toBeLessThanOrEqual(160);
    expect(evidence).toContain('m@torvane.com');
    expect(evidence).toMatch(/^(?:\p{Emoji_Presentation}|[ -~])+$/u);
  });
});
