import { describe, expect, it } from 'vitest';
import { readLinkPage } from '../read-link-page.ts';

const PLACE = '<p>Ilsa Torvane draws very small flats and writes about them every week.</p>';
const addresses = (body: string, url = 'https://torvane.com/') => {
  const page = readLinkPage({ url, status: 200, content_type: '', body: PLACE + body });
  return page.kind === 'page' ? page.addresses.map(({ address }) => address) : page;
};
const PAGE_OF = 'https://bio.site/ilsa';

describe('a page shows', () => {
  it.each([
    ['the text of a drawing', '<svg><g><text x="1">m@<tspan>torvane.com</tspan></text></g></svg>'],
    ['the text below a drawing', '<svg><defs/><path/><use/></svg> m@torvane.com'],
    ['the link of a drawing', '<svg><a xlink:href="mailto:m@torvane.com"><path/></a></svg>'],
    ['a drawn icon inside an address', '<p>m<svg><path/></svg>@torvane.com</p>'],
    ['a field to copy from', '<input readonly value="m@torvane.com"><button>Copy</button>'],
    ['a longer field to copy from', '<textarea readonly>m@torvane.com</textarea>'],
    ['the words of a button', '<input type="button" value="Mail m@torvane.com">'],
    ['an element made for copying', '<clipboard-copy value="m@torvane.com">Copy</clipboard-copy>'],
    ['a form that is a letter', '<form action="mailto:m@torvane.com"><button>Go</button></form>'],
    ['words for browsers without scripts', '<noscript>Write to m@torvane.com</noscript>'],
    ['the same for a link', '<noscript><a href="mailto:m@torvane.com">Mail</a></noscript>'],
    ['a button that is a letter', '<button formaction="mailto:m@torvane.com">Go</button>'],
    ['a template in its place', '<template shadowrootmode="open"><p>m@torvane.com</p></template>'],
    ['an address over cells', '<table><td>m</td><td>@</td><td>torvane.com</td></table>'],
    ['an address over lines', '<p>write<br>m@<br>torvane.com</p>'],
    [
      'an ending on its own line',
      '<p>m<br>@torvane-and-flats<br>.com</p>',
      'm@torvane-and-flats.com',
    ],
    ['a domain with spaces below', '<p>ilsa.draws<br>@ gmail . com</p>', 'ilsa.draws@gmail.com'],
    [
      'a part that a link brings up',
      '<a href="#work">Work</a><section id="work-section" style="display:none">m@torvane.com</section>',
    ],
    [
      'a dialog that a button brings up',
      '<button data-bs-target="#ask">Ask</button><div id="ask" hidden><p>m@torvane.com</p></div>',
    ],
    ['a picture of the sign', '<p>m<img width="9" src="/at.gif" alt="@" class="i">torvane.com</p>'],
    ['a spoken sign', '<p>m<span class="sr-only">at</span>torvane.com</p>'],
    [
      'a sign drawn and spoken',
      '<p>m<i class="fa fa-at"></i><b class="sr-only">at</b>torvane.com</p>',
    ],
    ['an escaped entity', '<p>m&amp;#64;torvane.com</p>'],
    ['a script’s escape', '<p>m\\u0040torvane.com</p>'],
    ['a sign in percent codes', '<p>m%40torvane.com</p>'],
    [
      'one address in both its forms',
      '<a href="mailto:m@xn--flchen-cua.de">m@flächen.de</a>',
      'm@flächen.de',
    ],
  ])('%s', (_, body, expected = 'm@torvane.com') => {
    expect(addresses(body)).toEqual([expected]);
  });

  it.each([
    ['what is struck out', '<p><s>bo@gmail.com</s> <del>b2@gmail.com</del></p>'],
    ['what its style strikes out', '<b style="text-decoration: line-through">bo@gmail.com</b>'],
    [
      'what its sheet strikes out',
      '<style>.o{text-decoration:line-through}</style><i class="o">bo@gmail.com</i>',
    ],
    ['a field to fill in', '<input value="bo@gmail.com"><textarea>b2@gmail.com</textarea>'],
    ['a field out of sight', '<input type="hidden" readonly value="bo@gmail.com">'],
    ['a hidden drawing', '<svg style="display:none"><text>bo@gmail.com</text></svg>'],
    ['the name of a drawing', '<svg><title>bo@gmail.com</title><path/></svg>'],
    ['a part that nothing brings up', '<a href="#x">X</a><div id="y" hidden>bo@gmail.com</div>'],
    [
      'what is hidden in a part brought up',
      '<a href="#x">X</a><div id="x" hidden><p hidden>bo@gmail.com</p></div>',
    ],
    ['a name above a handle', '<p>Ilsa Torvane<br>@ilsa.draws<br>.</p>'],
    ['where something happens', '<p>Concert<br>@ Torvane. in Bergen</p>'],
    ['a handle between lines', '<p>drawings by ilsa<br>@torvane<br>more of them</p>'],
    ['what a style below it hides', '<p class="o">bo@gmail.com</p><style>.o{display:none}</style>'],
  ])('not %s', (_, body) => {
    expect(addresses(body)).toEqual([]);
  });

  it.each([
    ['for browsers without scripts', '<noscript><style>.js{display:none}</style></noscript>'],
    ['in a comment', '<!-- <style>.js{display:none}</style> -->'],
  ])('a style %s hides nothing', (_, style) => {
    expect(addresses(`${style}<p class="js">m@torvane.com</p>`)).toEqual(['m@torvane.com']);
  });

  it('what replaces scripts only where nothing else is said', () => {
    const fallback = '<noscript>bo@gmail.com</noscript>';
    expect(addresses(`${fallback}<p>m@torvane.com</p>`)).toEqual(['m@torvane.com']);
    const notice = '<noscript>Enable JavaScript, or ask bo@gmail.com</noscript>';
    expect(addresses(notice, PAGE_OF)).not.toEqual(['bo@gmail.com']);
  });
});
