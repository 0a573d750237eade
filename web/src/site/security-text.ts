import { siteLinks } from './site-links.ts';

/** Days until the text of a build expires. The RFC asks for less than a year. */
const DAYS = 330;

/** `/.well-known/security.txt`: where to report a vulnerability (https://www.rfc-editor.org/rfc/rfc9116). */
export const securityText = (input: {
  origin: string;
  /** Empty: reports come by the form on the support page. */
  support_email: string;
  now: Date;
}): string =>
  [
    `Contact: ${input.support_email ? `mailto:${input.support_email}` : `${input.origin}${siteLinks.support}#feedback`}`,
    `Expires: ${new Date(input.now.getTime() + DAYS * 86_400_000).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${input.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
