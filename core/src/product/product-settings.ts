import * as z from 'zod';

const emptyOr = (schema: z.ZodType, fault: string) =>
  z.string().refine((text) => text === '' || schema.safeParse(text).success, fault);
const link = () =>
  emptyOr(z.url({ protocol: /^https$/ }), 'must be a link that begins with https://, or empty.');
const address = () => emptyOr(z.email(), 'must be an email address, or empty.');
/** An origin on https, or those of every host below one: what a Content-Security-Policy may name. */
const HOST = /^https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/;
/** The hosts in a setting that takes several. */
export const hostsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const hosts = () =>
  z
    .string()
    .refine(
      (text) => hostsIn(text).every((host) => HOST.test(host)),
      'must be addresses like https://api.example.com or https://*.example.com with a space between two, or empty.',
    );
const line = (most: number) =>
  z
    .string()
    .max(most, `must have ${most} characters at most.`)
    .regex(/^\P{Cc}*$/u, 'must be one line.');

/**
 * What `/product.json` holds, with its meaning, which docs/deploy.md lists. The app reads it at run
 * time, the public pages when they are built; an empty setting hides what needs it.
 */
export const productSettingsSchema = z.strictObject({
  site_url: link().describe(
    'The origin that canonical links, the sitemap and shared links name. Empty, the project’s `web.app`.',
  ),
  shortcut_url: link().describe(
    'The link to the signed shortcut, as a button or a code. Empty, the guide says how to build one by hand.',
  ),
  earnings_url: link().describe('Where “Track Your Earnings” leads. Empty, to the app’s own page.'),
  affiliate_script_url: link().describe(
    'The affiliate tracker’s script, on the pages that use it.',
  ),
  affiliate_report_hosts: hosts().describe(
    'Where that script reports to, like `https://api.example.com`, with a space between two. The browser lets it reach no other host but ours.',
  ),
  affiliate_key: z.string().describe('The public key the tracker’s script is given.'),
  affiliate_url: link().describe(
    'Where “Affiliate” leads, for people who want to join the program. Empty, the entry is hidden.',
  ),
  app_check_key: z
    .string()
    .describe(
      'The reCAPTCHA Enterprise key of Firebase App Check. Empty, the app’s calls are not attested.',
    ),
  operator_name: line(200).describe(
    'Who runs the product, a person or a company: named on the legal pages, the support page and the page of an opt-out.',
  ),
  operator_address: line(300).describe('Their postal address in one line, named beside them.'),
  support_email: address().describe('The address on the support page and in security.txt.'),
  privacy_email: address().describe(
    'The address on the privacy page, for requests to export or delete data.',
  ),
  terms_email: address().describe(
    'The address on the terms page. Empty, it leads to the feedback form.',
  ),
});
export type ProductSettings = z.infer<typeof productSettingsSchema>;
