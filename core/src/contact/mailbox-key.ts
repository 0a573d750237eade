/** The web's own reading of a host name (WHATWG URL), in browsers and in Node alike. */
declare const URL: new (address: string) => { hostname: string };

function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The part after the last at sign, as written. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** The domain of an address in lower case and in ASCII (RFC 5890), whoever reads mail there. */
export const mailDomain = (address: string): string => asciiDomain(domainOf(address).toLowerCase());

/** Providers where what follows a plus sign is a tag, by their own help pages. */
const TAGGED = new Set(
  `gmail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com fastmail.com fastmail.fm
  proton.me protonmail.com pm.me zoho.com zohomail.com yandex.com yandex.ru ya.ru posteo.de mailbox.org
  hey.com mail.ru`.split(/\s+/),
);
/** Outlook under the names of its countries: `hotmail.co.uk`, `outlook.fr`. */
const OUTLOOK = /^(?:hotmail|outlook|live)\.(?:com?\.)?[a-z]{2}$/;

/** The domains that Gmail has for the same mailboxes (https://support.google.com/mail/answer/10313). */
const mailHost = (domain: string) => (domain === 'googlemail.com' ? 'gmail.com' : domain);

/**
 * The same key for every spelling of one mailbox, by the rules of its provider: an international
 * domain in ASCII, so that `ann@bücher.de` and `ann@xn--bcher-kva.de` have one key; without a tag
 * where tags are known; at Gmail without dots and under one name. Elsewhere the local part stays as
 * it is: only its own server knows which of them are one mailbox (RFC 5321, 2.3.11). Everything that
 * is kept of an address is kept under its key; mail goes to the address as written.
 */
export function mailboxKey(address: string): string {
  const written = address.toLowerCase();
  const at = written.lastIndexOf('@') + 1;
  const domain = mailHost(mailDomain(written));
  if (at < 2) return written.slice(0, at) + domain;
  const local = written.slice(0, at - 1);
  const untagged =
    TAGGED.has(domain) || OUTLOOK.test(domain) ? local.replace(/(?<=.)\+.*$/, '') : local;
  return `${domain === 'gmail.com' ? untagged.replaceAll('.', '') : untagged}@${domain}`;
}

export const isSameMailbox = (one: string, other: string): boolean =>
  mailboxKey(one) === mailboxKey(other);
