import { endOfWord } from './ascii-run.ts';

/**
 * Domains where anyone has a mailbox. A provider missing here is only not found in the weaker
 * forms.
 */
const PROVIDERS = new Set(
  `gmail.com googlemail.com hotmail.com hotmail.co.uk hotmail.fr hotmail.it hotmail.es hotmail.de hotmail.nl hotmail.be
  hotmail.se hotmail.com.br hotmail.com.tr outlook.com outlook.de outlook.fr outlook.es outlook.it outlook.pt outlook.jp
  outlook.kr outlook.co.id outlook.com.br outlook.com.au outlook.co.th live.com live.nl live.co.uk live.fr live.it live.de
  live.se live.dk live.no live.be live.ca live.com.au live.com.mx live.com.pt msn.com passport.com
  yahoo.com yahoo.co.uk yahoo.co.jp yahoo.co.in yahoo.co.id yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.ca yahoo.com.br yahoo.com.ar
  yahoo.com.mx yahoo.com.au yahoo.com.ph yahoo.com.sg yahoo.com.tw yahoo.com.hk yahoo.com.vn yahoo.com.tr yahoo.gr yahoo.ie
  yahoo.in yahoo.ro yahoo.se ymail.com rocketmail.com myyahoo.com icloud.com me.com mac.com aol.com aol.de aol.fr
  proton.me protonmail.com protonmail.ch pm.me gmx.de gmx.net gmx.com gmx.at gmx.ch web.de freenet.de arcor.de posteo.de
  mailbox.org t-online.de 1und1.de mail.com email.com mail.ru inbox.ru bk.ru list.ru internet.ru yandex.ru yandex.com
  yandex.by yandex.kz yandex.ua ya.ru rambler.ru ukr.net i.ua meta.ua bigmir.net tut.by orange.fr free.fr laposte.net
  wanadoo.fr sfr.fr neuf.fr bbox.fr libero.it virgilio.it alice.it tiscali.it tin.it hotmail.it wp.pl o2.pl onet.pl
  onet.eu interia.pl interia.eu gazeta.pl op.pl vp.pl tlen.pl poczta.fm seznam.cz email.cz centrum.cz centrum.sk atlas.cz
  azet.sk zoznam.sk post.sk freemail.hu citromail.hu abv.bg mail.bg qq.com foxmail.com 163.com 126.com yeah.net sina.com
  sina.cn sohu.com aliyun.com 139.com 189.cn naver.com daum.net hanmail.net kakao.com nate.com docomo.ne.jp ezweb.ne.jp
  softbank.ne.jp i.softbank.jp au.com zoho.com zohomail.com fastmail.com fastmail.fm hey.com hushmail.com tutanota.com
  tutanota.de tuta.io tuta.com tutamail.com duck.com ziggo.nl kpnmail.nl kpnplanet.nl planet.nl upcmail.nl home.nl
  xs4all.nl telenet.be skynet.be proximus.be uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com
  sapo.pt telefonica.net mynet.com windowslive.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net
  charter.net earthlink.net shaw.ca rogers.com bell.net sympatico.ca telus.net bigpond.com bigpond.net.au optusnet.com.au
  xtra.co.nz btinternet.com sky.com talktalk.net virginmedia.com ntlworld.com bluewin.ch sunrise.ch hispeed.ch aon.at
  chello.at telia.com spray.se bredband.net online.no start.no mail.dk jubii.dk luukku.com suomi24.fi walla.co.il walla.com
  rediffmail.com indiatimes.com`.split(/\s+/),
);

export const isMailProvider = (domain: string) => PROVIDERS.has(domain);

const FIRST_LABELS = new Set([...PROVIDERS].map((domain) => domain.split('.', 1)[0] ?? ''));
const small = (text: string, index: number): number => text.charCodeAt(index) | 0x20;
/** Two letters as one number: most labels are ruled out without a substring. */
const beginning = (text: string, from: number): number =>
  small(text, from) * 256 + small(text, from + 1);
const BEGINNINGS = new Set([...FIRST_LABELS].map((label) => beginning(label, 0)));

/**
 * True when what begins at `from` may be a provider's domain; a cheap check before the whole domain
 * is read.
 */
export function mayBeProvider(text: string, from: number): boolean {
  const end = endOfWord(text, from, 16);
  if (end - from === 1) return small(text, from) === 0x67;
  if (small(text, end - 1) === 0x6d && /com$/i.test(text.slice(from, end))) return true;
  return (
    BEGINNINGS.has(beginning(text, from)) && FIRST_LABELS.has(text.slice(from, end).toLowerCase())
  );
}

/** Providers people name without an ending, and that have one address each: `ilsa@gmail`. */
const BARE = new Map(
  `gmail.com googlemail.com hotmail.com outlook.com yahoo.com icloud.com protonmail.com ymail.com aol.com
  naver.com hanmail.net rediffmail.com tutanota.com`
    .split(/\s+/)
    .map((domain) => [domain.split('.', 1)[0] ?? '', domain] as const),
);
/** Names in two pieces. */
const SPLIT = new Map([
  ['g mail', 'gmail.com'],
  ['g-mail', 'gmail.com'],
]);

/** The domain of a provider named without its ending (lower case), or undefined. */
export const providerNamed = (name: string): string | undefined =>
  BARE.get(name) ?? SPLIT.get(name);

/** Names that stand alone in a text, as a pattern. */
export const PROVIDER_NAMES = [...BARE.keys(), 'g[ -]mail'].join('|');

/** Servers where `@name@host` is an account and no mailbox. */
export const isFediverseHost = (domain: string): boolean =>
  /(?:^|\.)(?:mastodon|mstdn|masto|misskey|pixelfed|pleroma|lemmy|peertube|fosstodon|hachyderm|mas|toot)[a-z-]*\.|\.(?:social|town|masto\.host)$|infosec\.exchange$/.test(
    domain,
  );
