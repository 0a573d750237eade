import type { ProductSettings } from '@vibes/core/product/product-settings';
import { HtmlValidate, Parser, type HtmlElement } from 'html-validate';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { readProductSettings } from '../../src/lib/product-settings.ts';
import { Document } from '../../src/site/document.tsx';
import type { SitePage } from '../../src/site/site-page.ts';

/** The public pages as their tests read them: rendered as the build does, then parsed. */

export const ORIGIN = 'https://vibes.example';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const parser = new Parser(await validator.getConfigFor('page.html'));

const read = (file: string) =>
  readFileSync(new URL(`../../public/${file}`, import.meta.url), 'utf8');

/** The settings the build reads, and settings with every field empty or set. */
export const SETTINGS = {
  shipped: readProductSettings(JSON.parse(read('product.json'))),
  empty: readProductSettings({}),
  filled: {
    site_url: ORIGIN,
    shortcut_url: 'https://www.icloud.com/shortcuts/0123456789abcdef',
    earnings_url: 'https://earnings.example/portal',
    affiliate_script_url: 'https://tracker.example/tracker.js',
    affiliate_report_hosts: 'https://api.tracker.example',
    affiliate_key: 'pk_1',
    affiliate_url: 'https://affiliate.example/join',
    support_email: 'support@vibes.example',
    privacy_email: 'privacy@vibes.example',
    app_check_key: '',
    operator_name: 'Vibes GmbH',
    operator_address: 'Example Street 1, 10115 Berlin, Germany',
    terms_email: 'terms@vibes.example',
  },
} satisfies Record<string, ProductSettings>;

/** A page as it is served; other tests check its style sheet. */
export function htmlOf(page: SitePage, settings: ProductSettings = SETTINGS.shipped): string {
  const assets = {
    script: '/assets/site/main.js',
    styles: '',
    toast_styles: '',
    font: '/assets/font.woff2',
  };
  const document = <Document page={page} settings={settings} origin={ORIGIN} assets={assets} />;
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** The faults of the HTML, a line each (https://html-validate.org/rules/presets.html). */
export async function mistakesIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? 'the page'}`);
}

export const parse = (html: string): HtmlElement => parser.parseHtml(html);

const ENTITIES: readonly (readonly [string, string])[] = [
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
];
/** An attribute or a text, unescaped; React writes these five entities. */
export const decode = (text: string) =>
  ENTITIES.reduce((rest, [entity, sign]) => rest.replaceAll(entity, sign), text);

/** The values of an attribute on every element that the selector finds and that has it. */
export const valuesOf = (root: HtmlElement, selector: string, attribute: string): string[] =>
  root
    .querySelectorAll(selector)
    .map((element) => element.getAttributeValue(attribute))
    .filter((value) => value !== null)
    .map(decode);

export const textOf = (element: HtmlElement | null): string => decode(element?.textContent ?? '');
