import { parse } from 'tldts';

/** Builders of sites whose names below their own host belong to their customers, beside those of the public suffix list. */
const BUILDERS = new Set(
  `substack.com bigcartel.com podia.com mykajabi.com kajabi.com thinkific.com teachable.com gumroad.com
  creator-spring.com bandcamp.com wordpress.com tumblr.com squarespace.com webflow.io ghost.io medium.com
  itch.io myportfolio.com format.com pixieset.com smugmug.com zenfolio.com sumup.store`.split(
    /\s+/,
  ),
);

/** The part of a host that its owner chose: `tillytrent` of tillytrent.co.uk and of tillytrent.wixsite.com. */
export function ownLabel(host: string): string {
  const { domain, domainWithoutSuffix, subdomain } = parse(host, { allowPrivateDomains: true });
  if (domain !== null && BUILDERS.has(domain)) return subdomain?.split('.').at(-1) ?? '';
  return domainWithoutSuffix ?? '';
}
