/** Domains where anyone has a mailbox. A missing list entry costs only the forms that lean on it. */
const PROVIDERS = new Set(
  `gmail.com googlemail.com hotmail.com hotmail.co.uk hotmail.fr hotmail.it hotmail.es outlook.com outlook.de
  outlook.fr live.com live.nl live.co.uk msn.com yahoo.com yahoo.co.uk yahoo.co.jp yahoo.fr yahoo.de
  ymail.com icloud.com me.com mac.com aol.com proton.me protonmail.com pm.me gmx.de gmx.net gmx.com web.de
  t-online.de mail.com mail.ru inbox.ru bk.ru list.ru yandex.ru yandex.com ya.ru rambler.ru ukr.net
  orange.fr free.fr laposte.net libero.it wp.pl o2.pl onet.pl interia.pl seznam.cz qq.com 163.com 126.com
  naver.com daum.net hanmail.net zoho.com fastmail.com hey.com tutanota.com tuta.io ziggo.nl kpnmail.nl
  uol.com.br bol.com.br terra.com.br`.split(/\s+/),
);

export const isMailProvider = (domain: string) => PROVIDERS.has(domain);
