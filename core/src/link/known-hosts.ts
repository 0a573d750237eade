/** Hosts whose role on a creator's profile is known. Subdomains count as their host. */
const hosts = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Services that hold a creator's page of links. */
export const LINK_PAGE_HOSTS = hosts(`
  linktr.ee beacons.ai beacons.page lnk.bio clk.bio linkin.bio taplink.cc taplink.at stan.store komi.io
  pillar.io link.me liinks.co bio.link heylink.me direct.me carrd.co hoo.be allmylinks.com campsite.bio
  solo.to msha.ke snipfeed.co bento.me shorby.com bio.site koji.to linkpop.com later.com flow.page
  contactin.bio many.link manylink.co milkshake.app linktree.com about.me tap.bio znaplink.com znap.link
  linkfly.to linkr.bio bio.fm sleek.bio lynk.id lit.link litt.ly portaly.cc mssg.me mez.ink shor.by wlo.link
  instabio.cc biolinky.co getallmylinks.com withkoji.com withkoji.me pop.store taplink.ws link.bio start.page`);

/** Networks, messengers and players: no page of theirs shows an address to a stranger. */
export const SOCIAL_HOSTS = hosts(`
  tiktok.com instagram.com instagr.am threads.net threads.com facebook.com fb.com fb.me fb.watch
  messenger.com twitter.com x.com youtube.com youtu.be twitch.tv kick.com snapchat.com pinterest.com
  pin.it linkedin.com reddit.com tumblr.com vk.com ok.ru t.me telegram.me telegram.org wa.me
  whatsapp.com discord.gg discord.com signal.me line.me spotify.com spotify.link soundcloud.com
  deezer.com music.apple.com podcasts.apple.com apps.apple.com play.google.com onlyfans.com fansly.com
  patreon.com ko-fi.com buymeacoffee.com paypal.com paypal.me cash.app venmo.com gofundme.com
  bsky.app mastodon.social be.real steamcommunity.com goodreads.com letterboxd.com strava.com`);

/** Shops and booking services: the addresses there are the shop's. */
export const SHOP_HOSTS = hosts(`
  amazon.com amazon.co.uk amazon.de amazon.fr amazon.es amazon.it amazon.ca amzn.to etsy.com ebay.com
  ebay.co.uk ebay.de depop.com vinted.com poshmark.com shopmy.us liketk.it ltk.app shopltk.com shein.com
  temu.com aliexpress.com redbubble.com teespring.com spring.com creator-spring.com gumroad.com
  ticketmaster.com eventbrite.com booking.com airbnb.com rzp.io fresha.com calendly.com
  maps.google.com goo.gl apple.com`);

/** Link shorteners: the target is known only after the redirect. */
export const SHORTENER_HOSTS = hosts(
  `bit.ly tinyurl.com t.co rebrand.ly cutt.ly ow.ly is.gd shorturl.at`,
);

/** The entry of the list that the host is or belongs to; undefined when there is none. */
export function findHost(list: ReadonlySet<string>, host: string): string | undefined {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.')).find((one) => list.has(one));
}

/** True when the host is in the list or below one that is. */
export const isHostIn = (list: ReadonlySet<string>, host: string): boolean =>
  findHost(list, host) !== undefined;
