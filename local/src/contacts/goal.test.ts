import { expect, it } from 'vitest';
import { readContactSamples } from './contact-samples.ts';
import { measureContacts } from './measure-contacts.ts';
import { findInBio, findInPage } from './product-finder.ts';

/** The project's own labelled samples, from this file on. */
const SAMPLES = new URL('../../contact-samples', import.meta.url).pathname;
const PRECISION = 0.98;
const RECALL = 0.95;

it('reaches the goal on the project’s own samples, and names why each closed page is closed', async () => {
  const samples = await readContactSamples(SAMPLES);
  const { pages, bios, snippets } = measureContacts(samples, {
    inPage: findInPage,
    inBio: findInBio,
  });
  for (const part of [pages, bios, snippets]) {
    expect(part.labelled).toBeGreaterThan(100);
    expect(part.precision, JSON.stringify(part.mistakes)).toBeGreaterThanOrEqual(PRECISION);
    expect(part.recall, JSON.stringify(part.mistakes)).toBeGreaterThanOrEqual(RECALL);
  }
  expect(pages.blocked_right).toBe(pages.blocked_total);
});
