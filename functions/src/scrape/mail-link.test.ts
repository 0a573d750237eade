import { describe, expect, it } from 'vitest';
import { isMailLink, readMailLink } from './mail-link.ts';

const read = (href: string) => readMailLink(href, '').map(({ address }) => address);
const card = (line: string) => `BEGIN:VCARD\r\nFN:Ilsa\r\n${line}\r\nEND:VCARD`;

describe('a link that begins a letter', () => {
  it.each([
    ['plain', 'mailto:m@torvane.com?cc=bo@gmail.com'],
    ['coded scheme', 'mailto%3Am%40torvane.com'],
    ['behind a web scheme', 'http://mailto:m@torvane.com'],
    ['entities left in it', 'mailto:m&#64;torvane.com'],
    ['Gmail’s page', 'https://mail.google.com/mail/?view=cm&fs=1&to=m@torvane.com&su=Hi'],
    ['Gmail’s page of an account', 'https://mail.google.com/mail/u/0/?tf=cm&to=m%40torvane.com'],
    ['Outlook’s page', 'https://outlook.live.com/mail/0/deeplink/compose?to=m@torvane.com'],
    ['Yahoo’s page', 'https://compose.mail.yahoo.com/?to=m@torvane.com'],
    ['Gmail’s program', 'googlegmail:///co?to=m@torvane.com&subject=Hi'],
    ['Outlook’s program', 'ms-outlook://compose?to=m@torvane.com'],
    ['Spark', 'readdle-spark://compose?recipient=m@torvane.com'],
    [
      'Android',
      'intent:m@torvane.com#Intent;action=android.intent.action.SENDTO;scheme=mailto;end',
    ],
    ['Android, scheme in front', 'intent:mailto:m@torvane.com#Intent;end'],
    ['Android, a program', 'intent://compose?to=m@torvane.com#Intent;scheme=mailto;end'],
    ['Google’s redirect', 'https://www.google.com/url?q=mailto%3Am%40torvane.com&sa=D&ust=17'],
    ['Instagram’s redirect', 'https://l.instagram.com/?u=mailto%3Am%40torvane.com&e=AT0x'],
    ['with a subject', 'https://l.facebook.com/l.php?u=mailto:m%40torvane.com%3Fsubject%3Dbo@b.co'],
    ['no scheme', 'm@torvane.com'],
    ['a web scheme alone', 'https://m@torvane.com/'],
    ['card', `data:text/vcard;charset=utf-8,${encodeURIComponent(card('EMAIL:m@torvane.com'))}`],
    [
      'card, typed',
      `data:text/x-vcard,${encodeURIComponent(card('item1.EMAIL;TYPE=W:m@torvane.com'))}`,
    ],
    ['card in Base64', `data:text/vcard;base64,${btoa(card('EMAIL:m@torvane.com'))}`],
  ])('%s', (_, href) => {
    expect(isMailLink(href)).toBe(true);
    expect(read(href)).toEqual(['m@torvane.com']);
  });

  it.each([
    ['part of a letter', 'cid:part1@torvane.com'],
    ['letter', 'mid:20240101@torvane.com'],
    ['account', 'https://www.tiktok.com/@torvane.com'],
    ['user of a server', 'ssh://git@torvane.com'],
    ['page about mail', 'https://torvane.com/?q=mail'],
    ['page of an app', 'intent://torvane.com#Intent;scheme=https;end'],
    ['image', 'data:image/svg+xml,m@torvane.com'],
    ['address in a query', 'https://shop.com/login?next=m@torvane.com'],
  ])('is not the link to a %s', (_, href) => {
    expect(isMailLink(href) ? read(href) : []).toEqual([]);
  });

  it('names nobody else on a card', () => {
    const data = encodeURIComponent(card('NOTE:made by bo@gmail.com'));
    expect(read(`data:text/vcard,${data}`)).toEqual([]);
  });

  it('gives the domain as people write it', () => {
    expect(read('mailto:m@xn--flchen-cua.de')).toEqual(['m@flächen.de']);
  });

  it('gives a name with letters beyond ASCII whole, coded or not', () => {
    expect(read('mailto:j%C3%B6rg@torvane.com')).toEqual(['jörg@torvane.com']);
    expect(read('mailto:J%C3%96RG@xn--flchen-cua.de')).toEqual(['jörg@flächen.de']);
    expect(read('mailto:jo%CC%88rg@torvane.com')).toEqual(['jörg@torvane.com']);
  });
});
