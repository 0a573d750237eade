import { parse } from 'tldts';
import { LINK_PAGE_HOSTS } from '../link/known-hosts.ts';

/** Platforms, link services and site builders: an address there is theirs, not the creator's. */
const SERVICE_DOMAINS = new Set(
  `tiktok.com bytedance.com tiktokv.com instagram.com facebook.com facebookmail.com meta.com threads.net
  youtube.com twitter.com x.com twitch.tv snapchat.com snap.com pinterest.com reddit.com discord.com
  telegram.org whatsapp.com spotify.com patreon.com wix.com wixpress.com wixsite.com squarespace.com
  weebly.com webflow.com webflow.io shopify.com myshopify.com wordpress.com wordpress.org automattic.com
  godaddy.com godaddysites.com canva.com framer.com notion.so sentry.io cloudflare.com stanwith.me
  typeform.com mailchimp.com substack.com`.split(/\s+/),
);

const PLACEHOLDER_DOMAINS = new Set(
  `domain.com yourdomain.com mydomain.com mysite.com yoursite.com yourwebsite.com website.com company.com
  yourcompany.com email.com youremail.com yourmail.com address.com provider.com test.com
  sample.com acme.com`.split(/\s+/),
);
const PLACEHOLDER_LOCAL =
  /^(?:you|your[._-]?(?:name|e?mail|address)|user[._-]?name|e?mail[._-]?address|first[._-]?name(?:[._-]?last[._-]?name)?|(?:john|jon|jane)[._-]?(?:doe|smith)|name[._-]?surname|someone|x{3,})$/;
const MACHINE_LOCAL =
  /^(?:(?:no|do[._-]?not)[._-]?reply|mailer[._-]?daemon|postmaster|hostmaster|abuse|bounces?)(?:[._+-]|$)/;
const TRACKER_LOCAL = /^[0-9a-f]{32}$/;

/**
 * False for addresses nobody should write to for a cooperation: placeholders,
 * machines, a service's own, ids of error trackers, `logo@2x.png` and its kin.
 * Expects a lower-case address whose domain is known to exist as a form.
 */
export function isContactAddress(address: string): boolean {
  const [local = '', host = ''] = address.split('@');
  const domain = parse(host).domain ?? host;
  if (/^example\d*\./.test(domain) || PLACEHOLDER_DOMAINS.has(domain)) return false;
  if (SERVICE_DOMAINS.has(domain) || LINK_PAGE_HOSTS.has(domain)) return false;
  if (/^\d(?:\.\d)?x\./.test(host)) return false;
  return ![PLACEHOLDER_LOCAL, MACHINE_LOCAL, TRACKER_LOCAL].some((kind) => kind.test(local));
}
