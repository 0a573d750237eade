import { parse } from 'tldts';
import { LINK_PAGE_HOSTS } from '../link/known-hosts.ts';
import { mayBeNameAt } from './glued-label.ts';
import { isMailProvider } from './mail-providers.ts';

/** Platforms, link services and site builders: an address there is theirs, not the creator's. */
const SERVICE_DOMAINS = new Set(
  `tiktok.com bytedance.com tiktokv.com musical.ly instagram.com facebook.com facebookmail.com fb.com meta.com threads.net
  whatsapp.com youtube.com google.com twitter.com x.com twitch.tv kick.com snapchat.com snap.com pinterest.com reddit.com
  discord.com telegram.org linkedin.com tumblr.com spotify.com soundcloud.com bandcamp.com patreon.com ko-fi.com
  buymeacoffee.com onlyfans.com fansly.com paypal.com stripe.com apple.com microsoft.com github.com gitlab.com bitbucket.org
  amazon.com etsy.com ebay.com depop.com gumroad.com eventbrite.com ticketmaster.com calendly.com shopmy.us ltk.com
  linktree.com stanwith.me withkoji.com getkoji.com komi.com hoobe.com later.com campsite.com milkshake.com shor.by
  wix.com wixpress.com wixsite.com editorx.com squarespace.com sqsp.net weebly.com webflow.com webflow.io shopify.com
  myshopify.com bigcartel.com wordpress.com wordpress.org automattic.com elementor.com godaddy.com godaddysites.com
  secureserver.net jimdo.com strikingly.com webnode.com ionos.com one.com hostinger.com bluehost.com siteground.com
  namecheap.com ovh.net ovh.com strato.de cargo.site format.com canva.com framer.com notion.so tilda.cc ucoz.com
  ghost.org ghost.io medium.com substack.com beehiiv.com convertkit.com kit.com mailchimp.com klaviyo.com flodesk.com
  mailerlite.com sendinblue.com brevo.com hubspot.com zendesk.com intercom.io freshdesk.com typeform.com jotform.com
  sentry.io cloudflare.com onetrust.com cookiebot.com w3.org schema.org`.split(/\s+/),
);

const PLACEHOLDER_DOMAINS = new Set(
  `domain.com domain.tld yourdomain.com mydomain.com mysite.com yoursite.com yourwebsite.com website.com company.com
  yourcompany.com mycompany.com youremail.com yourmail.com address.com emailaddress.com provider.com test.com testing.com
  sample.com acme.com anywhere.com somewhere.com site.com bar.com foo.com xyz.com abc.com ejemplo.com dominio.com correo.com
  tudominio.com exemple.com exemple.fr votredomaine.com beispiel.de beispiel.com musterfirma.de mustermann.de esempio.it
  esempio.com dominio.it voorbeeld.nl exemplo.com exemplo.com.br seudominio.com przyklad.pl priklad.cz ornek.com`.split(
    /\s+/,
  ),
);
const PLACEHOLDER_DOMAIN =
  /^(?:example\d*|(?:your|my)-?(?:domain|site|website|web|company|name|brand|business|e?mail|store|shop|host|provider|server))\./;
const PLACEHOLDER_LOCAL =
  /^(?:you|your[._-]?(?:name|e?mail|address|id|user(?:name)?)?|name|user|user[._-]?name|e?mail[._-]?address|(?:example|sample|test|testing|placeholder)\d*|first[._-]?name(?:[._-]?last[._-]?name)?|first[._-]last|name[._-]?surname|(?:john|jon|jane|joe)[._-]?(?:doe|smith|bloggs|appleseed)|(?:max|erika)[._-]?mustermann|mustermann|someone|somebody|anyone|foo|foobar|abc|xyz|x{3,}|tu[._-]?(?:nombre|correo|email|nome)|nombre|votre[._-]?(?:nom|email|mail|adresse)|(?:ihr|dein|deine)[._-]?(?:name|e?mail|adresse)|seu[._-]?(?:nome|email)|jouw?[._-]?(?:naam|email)|twoj[._-]?(?:email|adres)|vas[._-]?(?:email|mail)|isim|adiniz|il[._-]?tuo[._-]?(?:nome|indirizzo)|tuo[._-]?nome)$/;
const MACHINE_LOCAL =
  /^(?:(?:no|do[._-]?not|dont|never)[._-]?(?:reply|respond|replies|response)|noresponder|nao[._-]?responda|ne[._-]?pas[._-]?repondre|mailer[._-]?daemon|postmaster|hostmaster|abuse|bounces?|git)(?:[._+-]|$)/;
const TRACKER_LOCAL =
  /^[0-9a-f]{24,64}$|^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The host of Message-IDs, and masks. */
const NOT_A_MAILBOX = /^mail\.gmail\.com$|(?:^|\.)x{3,}\./;

/**
 * "2@5.kg", "doors@19.30.sharp": a price, a size, a time. Some providers have a number as their
 * name.
 */
const isFigure = (local: string, host: string): boolean =>
  /^\d{1,3}\.\d/.test(host) ||
  (/^\d{1,2}$/.test(local) && /^\d{1,3}\./.test(host) && !isMailProvider(host));

/** Longest address a mail server takes (RFC 5321, 4.5.3.1.3). */
const LONGEST = 254;

/**
 * False for addresses nobody should write to for a cooperation: placeholders, machines, a service's
 * own, names that the host gives to nobody, ids of error trackers, `logo@2x.png` and its kin, and
 * what is too long to be an address. Expects a lower-case address whose domain is known to exist as
 * a form.
 */
export function isContactAddress(address: string): boolean {
  if (address.length > LONGEST) return false;
  const [local = '', host = ''] = address.split('@');
  const domain = parse(host).domain ?? host;
  if (PLACEHOLDER_DOMAIN.test(domain) || PLACEHOLDER_DOMAINS.has(domain)) return false;
  if (SERVICE_DOMAINS.has(domain) || LINK_PAGE_HOSTS.has(domain)) return false;
  if (!mayBeNameAt(host, local)) return false;
  if (/^\d(?:\.\d)?x\./.test(host) || isFigure(local, host) || NOT_A_MAILBOX.test(host))
    return false;
  return ![PLACEHOLDER_LOCAL, MACHINE_LOCAL, TRACKER_LOCAL].some((kind) => kind.test(local));
}
