import { describe, expect, it } from 'vitest';
import { readLinkPage } from '../read-link-page.ts';

const FRAME = '<p>Ilsa Torvane draws very small flats and writes about them every week.</p>';

/** The addresses of a page; those with two readings as `one | other`. */
function addresses(html: string): string[] | string {
  const page = { url: 'https://torvane.com/', status: 200, content_type: '', body: FRAME + html };
  const read = readLinkPage(page);
  if (read.kind !== 'page') return read.kind;
  return read.addresses.map(({ address, rival }) =>
    rival === undefined ? address : [address, rival].join(' | '),
  );
}

const ASK = ['ask@torvane.com'];

describe('a word beside an address is no part of it', () => {
  it.each([
    ['a label', '<span>Management</span><span>ask@torvane.com</span>'],
    ['a label with a class', '<span class="lbl">Booking</span><b class="v">ask@torvane.com</b>'],
    ['a label in bold', '<p><b>Email</b>ask@torvane.com</p>'],
    ['a label before bold', '<p>Email<b>ask@torvane.com</b></p>'],
    ['a small label', '<small>contact</small><em>ask@torvane.com</em>'],
    ['a label of two words', '<span>Business inquiries</span><span>ask@torvane.com</span>'],
    ['a label in German', '<span>Anfragen</span><span>ask@torvane.com</span>'],
    ['a label in Spanish', '<span>Contacto</span><span>ask@torvane.com</span>'],
    ['a label in French', '<span>Écrivez-nous</span><span>ask@torvane.com</span>'],
    ['a label in Russian', '<span>Почта</span><span>ask@torvane.com</span>'],
    ['a label of a field', '<label>E-Mail</label><output>ask@torvane.com</output>'],
    ['a label letter by letter', '<b>Email</b><i>a</i><i>s</i><i>k</i><i>@torvane.com</i>'],
    ['a sentence', '<span>Write to us</span><span>ask@torvane.com</span>'],
    ['a sentence with its stop', '<span>Say hello to us.</span><span>ask@torvane.com</span>'],
    ['a name of two words', '<span>Ilsa Torvane</span><span>ask@torvane.com</span>'],
    ['a year', '<span>© 2026</span><span>ask@torvane.com</span>'],
    ['a year glued to its sign', '<span>©2026</span><span>ask@torvane.com</span>'],
    ['a year and a name', '<small>© 2026 Torvane</small><small>ask@torvane.com</small>'],
    ['a telephone number', '<span>+49 170 5550199</span><span>ask@torvane.com</span>'],
    ['a number without spaces', '<span>01705550199</span><span>ask@torvane.com</span>'],
    ['opening hours', '<span>Mon to Fri 9-17</span><span>ask@torvane.com</span>'],
    ['a menu', '<a href="/">Home</a><a href="/shop">Shop</a><a href="#m">ask@torvane.com</a>'],
    ['links of any words', '<a href="/a">Small flats</a><a href="/b">ask@torvane.com</a>'],
    ['a link of one word', '<a href="/a">Sketchbook</a><a href="/b">ask@torvane.com</a>'],
    ['an icon’s name', '<i class="material-icons">mail_outline</i><span>ask@torvane.com</span>'],
    ['a symbol’s name', '<i class="material-symbols-outlined">send</i><b>ask@torvane.com</b>'],
    ['a count', '<span>1.2M followers</span><span>ask@torvane.com</span>'],
    ['a badge', '<span class="badge">New</span><span>ask@torvane.com</span>'],
    ['a block', '<span style="display:block">Torvane</span><span>ask@torvane.com</span>'],
    ['a block behind', '<span>Torvane</span><span style="display: block">ask@torvane.com</span>'],
    ['a block by its class', '<span class="block">torvane</span><span>ask@torvane.com</span>'],
    [
      'parts of a flex box',
      '<p style="display:flex"><span>torvane</span><span>ask@torvane.com</span></p>',
    ],
    ['parts of a grid', '<p class="grid gap-2"><b>torvane</b><i>ask@torvane.com</i></p>'],
    ['a flex box in a line', '<span class="inline-flex"><b>flats</b><i>ask@torvane.com</i></span>'],
    [
      'a block by the style sheet',
      '<style>.who{display:block}</style><span class="who">torvane</span><i>ask@torvane.com</i>',
    ],
    [
      'a flex box by the style sheet',
      '<style>.row{display:flex;gap:4px}</style><p class="row"><b>torvane</b><i>ask@torvane.com</i></p>',
    ],
    [
      'a block by its kind',
      '<style>em{display:block}</style><em>torvane</em><em>ask@torvane.com</em>',
    ],
    [
      'an initial in a box by the style sheet',
      '<style>.av{display:flex}</style><span class="av">A</span><span>ask@torvane.com</span>',
    ],
    ['a margin', '<span style="margin-right:8px">torvane</span><span>ask@torvane.com</span>'],
    ['a margin by its class', '<span class="mr-2">torvane</span><span>ask@torvane.com</span>'],
    ['a word behind', '<span>ask@torvane.com</span><span>Follow</span>'],
    ['a small word behind', '<span>ask@torvane.com</span><span>copy</span>'],
    ['a link behind', '<b>ask@torvane.com</b><a href="https://instagram.com/ilsa">Instagram</a>'],
    ['a word that would make an ending', '<b>ask@torvane.com</b><b>Munity</b>'],
    ['a year behind', '<span>ask@torvane.com</span><span>2026</span>'],
    ['a number behind', '<span>ask@torvane.com</span><span>+49 170 5550199</span>'],
    ['words on both sides', '<b>Contact</b><i>ask@torvane.com</i><u>Instagram</u>'],
    ['a spelled sign', '<span>Management</span><span>ask (at) torvane.com</span>'],
    ['a sign in brackets', '<b>Booking</b><b>ask[at]torvane[dot]com</b>'],
  ])('%s', (_title, html) => {
    expect(addresses(html)).toEqual(ASK);
  });

  const TWO = ['ask@torvane.com', 'press@torvane.com'];
  it.each([
    ['two addresses', '<span>ask@torvane.com</span><span>press@torvane.com</span>'],
    ['two with labels', '<b>Booking</b>ask@torvane.com<b>Press</b>press@torvane.com'],
    ['two in links', '<a href="/1">ask@torvane.com</a><a href="/2">press@torvane.com</a>'],
  ])('%s', (_title, html) => {
    expect(addresses(html)).toEqual(TWO);
  });
});

describe('parts of an address are put together', () => {
  it.each([
    ['single letters', '<b>a</b><b>s</b><b>k</b><b>@</b><b>t</b><b>orvane.com</b>'],
    ['a first letter', '<b>a</b>sk@torvane.com'],
    ['a first letter in a sentence', 'Write to <b>a</b>sk@torvane.com'],
    ['a large first letter', '<b class="cap">A</b>sk@torvane.com'],
    ['a last letter', '<span>ask@torvane.co</span><span>m</span>'],
    ['the sign alone', '<b>ask</b><i>@</i><b>torvane.com</b>'],
    ['the sign with the name', '<b>ask@</b><b>torvane.com</b>'],
    ['the sign with the domain', '<b>ask</b><b>@torvane.com</b>'],
    ['the ending', '<b>ask@torvane</b><b>.com</b>'],
    ['the ending behind its dot', '<b>ask@torvane.</b><b>com</b>'],
    ['a broken ending', '<b>ask@torvane.c</b><b>om</b>'],
    ['a broken domain', '<b>ask@tor</b><b>vane.com</b>'],
    ['a linked domain', 'ask@<a href="https://torvane.com">torvane.com</a>'],
    ['a place to break', 'ask@tor<wbr>vane<wbr>.com'],
    ['a soft hyphen', 'ask@tor&shy;vane.com'],
    ['a comment', 'a<!-- -->sk@torvane<!-- -->.com'],
    ['hidden words', 'ask<span style="display:none">xyz</span>@torvane.com'],
    ['a hidden decoy', 'a<span hidden>xyz</span>sk@torvane.com'],
    ['a colored sign', 'ask<span style="color:red">@</span>torvane.com'],
    ['a spelled sign', '<b>ask</b><b>(at)</b><b>torvane</b><b>(dot)</b><b>com</b>'],
  ])('%s', (_title, html) => {
    expect(addresses(html)).toEqual(ASK);
  });

  it.each([
    ['a dot', '<b>ilsa.</b><b>torvane@gmail.com</b>', 'ilsa.torvane@gmail.com'],
    [
      'a dot in a sentence',
      'Write to <b>ilsa.</b><b>torvane@gmail.com</b>',
      'ilsa.torvane@gmail.com',
    ],
    ['a dot behind', '<b>ilsa</b><b>.torvane@gmail.com</b>', 'ilsa.torvane@gmail.com'],
    ['an underscore', '<b>ilsa_</b><i>draws@yahoo.com</i>', 'ilsa_draws@yahoo.com'],
    ['a hyphen', '<b>ilsa</b><i>-draws@torvane.com</i>', 'ilsa-draws@torvane.com'],
    ['a plus', '<b>ilsa</b><i>+brands@torvane.com</i>', 'ilsa+brands@torvane.com'],
    ['a second ending', '<b>ilsa@torvane.co</b><b>.uk</b>', 'ilsa@torvane.co.uk'],
    ['a desk', '<b>book</b><b>ing@torvane.com</b>', 'booking@torvane.com'],
    ['a shorter desk', '<b>in</b><b>fo@torvane.com</b>', 'info@torvane.com'],
    [
      'letters with their reading',
      '<ruby>ilsa<rt>イルサ</rt></ruby>@torvane.com',
      'ilsa@torvane.com',
    ],
    ['a label that is none', '<b>m</b><b>anagement@torvane.com</b>', 'management@torvane.com'],
  ])('%s', (_title, html, address) => {
    expect(addresses(html)).toEqual([address]);
  });
});

describe('where two readings are whole addresses', () => {
  const OPEN = ['lee@torvane.com | annlee@torvane.com', 'annlee@torvane.com | lee@torvane.com'];
  it.each([
    ['names', '<span>ann</span><span>lee@torvane.com</span>'],
    ['a name before bold', '<p>ann<b>lee@torvane.com</b></p>'],
    ['a bold name', '<p><b>ann</b>lee@torvane.com</p>'],
    ['a sentence that ends in a name', '<p>Write to ann<b>lee@torvane.com</b></p>'],
  ])('neither is certain: %s', (_title, html) => {
    expect(addresses(html)).toEqual(OPEN);
  });

  it.each([
    [
      'a word that may be part of the name',
      '<b>Contact</b><b>us@torvane.com</b>',
      ['us@torvane.com | contactus@torvane.com', 'contactus@torvane.com | us@torvane.com'],
    ],
    [
      'a small word that begins a name',
      '<b>new</b><b>ton@torvane.com</b>',
      ['ton@torvane.com | newton@torvane.com', 'newton@torvane.com | ton@torvane.com'],
    ],
    [
      'a small label that begins a name',
      '<mark>pers</mark>ona@torvane.com',
      ['ona@torvane.com | persona@torvane.com', 'persona@torvane.com | ona@torvane.com'],
    ],
    [
      'a menu’s word that may be part of the name',
      '<b>tour</b><b>team@torvane.com</b>',
      ['team@torvane.com | tourteam@torvane.com', 'tourteam@torvane.com | team@torvane.com'],
    ],
    [
      'letters that make another ending',
      '<b>ann@torvane.de</b><b>sign</b>',
      ['ann@torvane.de | ann@torvane.design', 'ann@torvane.design | ann@torvane.de'],
    ],
    [
      'a capital that may be a label',
      '<b>E</b><b>lee@torvane.com</b>',
      ['lee@torvane.com | elee@torvane.com', 'elee@torvane.com | lee@torvane.com'],
    ],
  ])('neither is certain: %s', (_title, html, open) => {
    expect(addresses(html)).toEqual(open);
  });

  const JOINED = '<span>ann</span><span>lee@torvane.com</span>';
  it.each([
    ['a mail link', '<a href="mailto:annlee@torvane.com">Mail</a>', 'annlee@torvane.com'],
    ['another mail link', '<a href="mailto:lee@torvane.com">Mail</a>', 'lee@torvane.com'],
    ['a second occurrence', '<p>Or: lee@torvane.com</p>', 'lee@torvane.com'],
    [
      'data of the page',
      '<script type="application/ld+json">{"@type":"Person","email":"annlee@torvane.com"}</script>',
      'annlee@torvane.com',
    ],
    ['a footer', '<footer>annlee@torvane.com</footer>', 'annlee@torvane.com'],
    ['an attribute', '<b data-email="lee@torvane.com">i</b>', 'lee@torvane.com'],
  ])('%s decides', (_title, html, address) => {
    expect(addresses(JOINED + html)).toEqual([address]);
  });
});

describe('no address', () => {
  it.each([
    ['handles side by side', '<b>@ilsa</b><b>@torvane</b>'],
    ['a handle behind a label', '<b>Instagram</b><b>@ilsa.torvane</b>'],
    ['a network whose handle looks like a host', '<b>Instagram</b><b>@ilsa.design</b>'],
    ['a maker', '<span>Made by</span><span>@</span><span>torvane.works</span>'],
    ['a time', '<b>Doors</b><b>@7.30pm</b>'],
    ['a word and a domain', '<b>Visit</b><b>torvane.com</b>'],
  ])('%s', (_title, html) => {
    expect(addresses(html)).toEqual([]);
  });
});
