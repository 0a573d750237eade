import { extractEmail } from 'extract-email-address';
import getEmails from 'get-emails';
import { linkifyit } from 'linkify-it';
import { find } from 'linkifyjs';
import { decodePage } from '../../../functions/src/adapters/http/decode-page.ts';
import { readContactSamples } from '../contacts/contact-samples.ts';
import {
  measureContacts,
  type ContactMeasure,
  type ContactFinder,
} from '../contacts/measure-contacts.ts';
import { findInBio, findInPage } from '../contacts/product-finder.ts';
import type { Score } from '../contacts/score-findings.ts';
import type { Figure } from './figure.ts';

/** Libraries that find addresses. They get the text as it is: a bio, or the HTML of a page. */
const linkify = linkifyit();

function fromText(addressesOf: (text: string) => string[]): ContactFinder {
  const found = (text: string) => {
    const addresses = addressesOf(text);
    return { addresses, contact: addresses[0] ?? null, unread: null };
  };
  return {
    inPage: (bytes) => found(decodePage(bytes, '')),
    inBio: ({ text }) => found(text),
  };
}

const FINDER_LIBRARIES: Record<string, ContactFinder> = {
  linkifyjs: fromText((text) => find(text, 'email').map(({ value }) => value)),
  'linkify-it': fromText((text) =>
    (linkify.match(text) ?? [])
      .filter(({ url }) => url.startsWith('mailto:'))
      .map(({ url }) => url.slice('mailto:'.length)),
  ),
  'get-emails': fromText((text) => [...getEmails(text)]),
  'extract-email-address': fromText((text) => extractEmail(text).map(({ email }) => email)),
};

const PARTS = ['pages', 'bios', 'snippets'] as const;
const OURS = 'ours';

const asText = ({ precision, recall }: Score) => `${precision.toFixed(3)} / ${recall.toFixed(3)}`;

/** Harmonic mean of precision and recall, to rank finders that trade one for the other. */
const balance = ({ precision, recall }: Score) =>
  precision + recall ? (2 * precision * recall) / (precision + recall) : 0;

function printTable(measures: Record<string, ContactMeasure>): void {
  console.log('\nContact finding, precision / recall');
  console.log(`  ${''.padEnd(22)}${PARTS.map((part) => part.padEnd(16)).join('')}`);
  for (const [name, measure] of Object.entries(measures)) {
    const cells = PARTS.map((part) => asText(measure[part]).padEnd(16));
    console.log(`  ${name.padEnd(22)}${cells.join('')}`.trimEnd());
  }
}

/** Compares our finder with the libraries, on a folder of labelled samples. */
export async function benchContactFinding(folder: string): Promise<Figure[]> {
  const samples = await readContactSamples(folder);
  const finders = { [OURS]: { inPage: findInPage, inBio: findInBio }, ...FINDER_LIBRARIES };
  const measures = Object.fromEntries(
    Object.entries(finders).map(([name, finder]) => [name, measureContacts(samples, finder)]),
  );
  printTable(measures);
  const { [OURS]: ours, ...others } = measures;
  if (!ours) return [];
  const figures = PARTS.filter((part) => samples[part]).map((part) => {
    const best = Math.max(...Object.values(others).map((other) => balance(other[part])));
    const { precision, recall } = ours[part];
    return {
      what: part,
      measured: asText(ours[part]),
      goal: '≥ 0.98 / ≥ 0.95, ahead of every library',
      reached: precision >= 0.98 && recall >= 0.95 && balance(ours[part]) > best,
    };
  });
  const { blocked_right, blocked_total } = ours.pages;
  const blocked = {
    what: 'blocked pages whose cause is named',
    measured: `${blocked_right} of ${blocked_total}`,
    goal: 'all',
    reached: blocked_right === blocked_total,
  };
  return samples.pages ? [...figures, blocked] : figures;
}
