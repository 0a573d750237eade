import { describe, expect, it } from 'vitest';
import { findAddresses } from './find-addresses.ts';

const addresses = (text: string, handle?: string) =>
  findAddresses(text, { handle }).map((found) => found.address);

describe('spelled-out signs', () => {
  it.each([
    ['any brackets', 'ilsa{at}torvane{dot}com', 'ilsa@torvane.com'],
    ['angle brackets', 'ilsa<at>torvane<dot>com', 'ilsa@torvane.com'],
    ['corner brackets', 'ilsa〔at〕torvane〔dot〕com', 'ilsa@torvane.com'],
    ['a single letter', 'ilsa [a] torvane [.] com', 'ilsa@torvane.com'],
    ['ornaments', 'ilsa * at * gmail * dot * com', 'ilsa@gmail.com'],
    ['dashes at a provider', 'ilsa-at-gmail.com', 'ilsa@gmail.com'],
    ['bare words at a provider', 'ilsa.torvane at gmail dot com', 'ilsa.torvane@gmail.com'],
    ['capitals behind a label', 'BOOKING: ILSA AT TORVANE DOT COM', 'ilsa@torvane.com'],
    ['a desk', 'say hello at torvane dot studio', 'hello@torvane.studio'],
    ['a dot in the name', 'ilsa dot torvane at gmail dot com', 'ilsa.torvane@gmail.com'],
    ['a common word behind that dot', 'ilsa dot work at gmail dot com', 'ilsa.work@gmail.com'],
    ['an underscore', 'ilsa underscore b at yahoo dot com', 'ilsa_b@yahoo.com'],
    ['dotcom', 'ilsa.b at gmail dotcom', 'ilsa.b@gmail.com'],
    ['Indian English', 'mail ilsa at the rate gmail dot com', 'ilsa@gmail.com'],
    ['Spanish', 'contacto: ilsa arroba torvane punto es', 'ilsa@torvane.es'],
    ['Portuguese', 'ilsa.b arroba hotmail ponto com', 'ilsa.b@hotmail.com'],
    ['French', 'ilsa chez orange point fr', 'ilsa@orange.fr'],
    ['German', 'ilsa (ät) torvane (punkt) de', 'ilsa@torvane.de'],
    ['Dutch', 'ilsa apenstaartje ziggo punt nl', 'ilsa@ziggo.nl'],
    ['Swedish', 'ilsa snabel-a torvane punkt se', 'ilsa@torvane.se'],
    ['Polish', 'ilsa [małpa] torvane [kropka] pl', 'ilsa@torvane.pl'],
    ['Czech', 'ilsa zavináč seznam tečka cz', 'ilsa@seznam.cz'],
    ['Hungarian', 'ilsa (kukac) torvane (pont) hu', 'ilsa@torvane.hu'],
    ['Italian', 'ilsa chiocciola libero punto it', 'ilsa@libero.it'],
    ['Turkish', 'ilsa {et} gmail nokta com', 'ilsa@gmail.com'],
    ['Russian', 'почта ilsa_b собака yandex точка ru', 'ilsa_b@yandex.ru'],
    ['Ukrainian', 'ilsa равлик ukr крапка net', 'ilsa@ukr.net'],
    ['Korean', '문의 ilsa.b골뱅이naver닷컴', 'ilsa.b@naver.com'],
    ['Japanese', '連絡先：ilsa.b(あっと)gmail.com', 'ilsa.b@gmail.com'],
    ['Chinese', '邮箱ilsa艾特qq.com', 'ilsa@qq.com'],
    ['Thai', 'ilsa แอท gmail ดอท com', 'ilsa@gmail.com'],
    ['Arabic, the provider too', 'ilsa.b آت جيميل دوت كوم', 'ilsa.b@gmail.com'],
    ['Hindi, the provider too', 'ilsa.b एट जीमेल डॉट कॉम', 'ilsa.b@gmail.com'],
    ['Romanian', 'ilsa (arond) yahoo (punct) ro', 'ilsa@yahoo.ro'],
    ['a word nobody knows, in brackets', 'ilsa (krull) gmail (dot) com', 'ilsa@gmail.com'],
    ['capitals inside', 'ilsaATgmailDOTcom', 'ilsa@gmail.com'],
  ])('%s', (_, text, expected) => {
    expect(addresses(text)).toEqual([expected]);
  });
});

describe('styled and hidden letters', () => {
  it.each([
    ['dark squares', '🅸🅻🆂🅰@🅶🅼🅰🅸🅻.🅲🅾🅼', 'ilsa@gmail.com'],
    ['circles', 'ⓘⓛⓢⓐ@ⓖⓜⓐⓘⓛ.ⓒⓞⓜ', 'ilsa@gmail.com'],
    ['letters in brackets', '⒤⒧⒮⒜@⒢⒨⒜⒤⒧.⒞⒪⒨', 'ilsa@gmail.com'],
    ['underlined', 'i\u0332l\u0332s\u0332a\u0332@\u0332torvane.com', 'ilsa@torvane.com'],
    ['Cyrillic look-alikes', 'іlsа@gmаil.com', 'ilsa@gmail.com'],
    ['circled A', 'ilsaⓐgmail.com', 'ilsa@gmail.com'],
    ['entities', 'ilsa&commat;torvane&#46;com', 'ilsa@torvane.com'],
    ['script escapes', 'Contact:\\nilsa\\u0040torvane.com\\u2728', 'ilsa@torvane.com'],
    ['percent codes', 'ilsa%40torvane.com', 'ilsa@torvane.com'],
    ['decoys', 'ilsaNOSPAM@torvaneREMOVETHIS.com', 'ilsa@torvane.com'],
    ['spaced letters', 'i l s a @ t o r v a n e . c o m', 'ilsa@torvane.com'],
    ['spaced words', 'i l s a   a t   g m a i l   d o t   c o m', 'ilsa@gmail.com'],
    ['spaced signs', '📩 ilsa . b @ gmail . com', 'ilsa.b@gmail.com'],
    ['broken line', 'mail\nilsa@\ntorvane.com', 'ilsa@torvane.com'],
    ['broken before the sign', 'mail:\nilsa.b\n@gmail.com', 'ilsa.b@gmail.com'],
    ['a sign that stands for it', 'ilsa★torvane.jp (★を@に)', 'ilsa@torvane.jp'],
    ['swap', 'ilsa#torvane.com (swap # for @)', 'ilsa@torvane.com'],
    ['both signs', 'ilsa🌀gmail🔸com (🌀=@ 🔸=.)', 'ilsa@gmail.com'],
    ['two signs', 'ilsa@@gmail.com', 'ilsa@gmail.com'],
  ])('%s', (_, text, expected) => {
    expect(findAddresses(text)).toMatchObject([{ address: expected, repairs: [] }]);
  });
});

describe('what is corrected', () => {
  it.each([
    ['no ending', 'biz: ilsa@gmail', 'ilsa@gmail.com', ['ending']],
    ['no dot', 'ilsa@gmailcom', 'ilsa@gmail.com', ['ending']],
    ['a space for the dot', 'ilsa@gmail com', 'ilsa@gmail.com', ['ending']],
    ['two dots', 'ilsa@torvane..com', 'ilsa@torvane.com', ['ending']],
    ['a comma', 'ilsa@torvane,com', 'ilsa@torvane.com', ['ending']],
    ['.con', 'ilsa@torvane.con', 'ilsa@torvane.com', ['ending']],
    ['no sign', '📩ilsa1gmail.com', 'ilsa1@gmail.com', ['at_sign']],
    ['an icon for the sign', 'ilsa📧gmail.com', 'ilsa@gmail.com', ['at_sign']],
    ['neither', 'inquiries: ilsab(gmail)', 'ilsab@gmail.com', ['at_sign', 'ending']],
    ['provider first', 'Gmail 👉 ilsa.torvane', 'ilsa.torvane@gmail.com', ['at_sign', 'ending']],
    ['backwards', 'moc.liamg@b.asli', 'ilsa.b@gmail.com', ['reversed']],
    ['said to be backwards', 'moc.enavrot@asli (backwards)', 'ilsa@torvane.com', ['reversed']],
    ['upside down', 'ɯoɔ˙lᴉɐɯƃ@uosʇɐʍ', 'watson@gmail.com', ['reversed']],
  ])('%s', (_, text, address, repairs) => {
    const [found] = findAddresses(text);
    expect(found && [found.address, [...found.repairs].toSorted()]).toEqual([
      address,
      repairs.toSorted(),
    ]);
  });

  it.each([
    ['my username @ gmail.com'],
    ['just add @gmail.com to my username 💌'],
    ['same name at gmail ✨'],
    ['mail: my handle at gmail dot com'],
    ['mi usuario arroba gmail punto com'],
    ['mon pseudo @gmail.com'],
    ['mein Nutzername (at) gmail punkt com'],
    ['мой ник @gmail.com'],
    ['お仕事→ユーザー名@gmail.com'],
    ['reach me on gmail with this exact handle'],
  ])('the reader’s handle in "%s"', (text) => {
    expect(findAddresses(text, { handle: 'ilsa.b' })).toMatchObject([
      { address: 'ilsa.b@gmail.com', repairs: expect.arrayContaining(['handle']) as string[] },
    ]);
    expect(addresses(text)).toEqual([]);
  });

  it('leaves a domain that may exist as it is typed', () => {
    expect(addresses('ilsa@gmaill.com')).toEqual(['ilsa@gmaill.com']);
  });

  it('names every address of a group', () => {
    expect(addresses('{booking,press}@torvane.com')).toEqual([
      'booking@torvane.com',
      'press@torvane.com',
    ]);
  });
});

describe('what looks like a disguised address and is none', () => {
  it.each([
    ['a place', 'meet me @ gmail park dot com lol'],
    ['a place of work', 'founder @ torvane.com, editor @torvane.io'],
    ['a shop', 'shop at torvane.com, find me at ilsa.store'],
    ['a spelled link', 'find all recipes at torvane dot com slash book'],
    ['a coming event', 'LIVE AT THE DOT. COMING SOON'],
    ['a domain with at', 'stay-at-home.com'],
    ['a word with (a)', 'cr(a)zy.com'],
    ['a provider in a sentence', 'I love gmail.com, contact me via gmail, business gmail in bio'],
    ['an icon and a provider', '💌outlook.com'],
    ['Turkish meat', 'HAFTA SONU ET MANGAL NOKTA COM GİBİ'],
    ['a command', 'git clone git@github.com:ilsa/dots.git'],
    ['a masked address', 'i***a.b@gmail.com'],
    ['a copy', 'cc my agent bob@agency-torvane.com'],
    ['the maker of the site', 'website by studio@webmakers-torvane.com'],
    ['letters that go on', 'i l s a @ h o m e . c o m i n g soon'],
    ['sizes and times', '2@5.kg.bags, doors@19.30.sharp'],
    ['an impostor', 'ilsa.b@gmail.com is NOT me'],
    ['an example', 'username@gmail.com'],
    ['someone else’s handle', 'my username on yahoo was taken'],
    ['a turned word', 'ʎɐʍɐ ɯɐ@ı'],
    ['a dash before a handle', 'wheel-thrown.com pots - by @ilsa, hand–made.com prints – for @ida'],
    ['a comma before a handle', 'red,blue.com pots, with @ida'],
    ['percent codes in a link', 'https://torvane.com/?to=ilsa%40torvane.com'],
  ])('%s', (_, text) => {
    expect(addresses(text, 'ilsa.b')).toEqual([]);
  });
});
