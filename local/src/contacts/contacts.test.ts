import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContactSamples } from './contact-samples.ts';
import { describeMeasure } from './describe-measure.ts';
import { measureContacts } from './measure-contacts.ts';
import type { Finding } from './score-findings.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contacts-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (files: Record<string, string>) =>
  Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      await mkdir(join(folder, 'pages'), { recursive: true });
      await writeFile(join(folder, name), text);
    }),
  );
const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n') + '\n';

/** Finds the text between angle brackets, and takes the word "wall" for a blocked page. */
const found = (text: string): Finding => {
  if (text.includes('wall')) return { addresses: [], contact: null, unread: 'captcha' };
  const addresses = Array.from(text.matchAll(/<([^<>]{1,80})>/g), ([, address = '']) => address);
  return { addresses, contact: addresses[0] ?? null, unread: null };
};
const finder = {
  inPage: (bytes: Uint8Array) => found(new TextDecoder().decode(bytes)),
  inBio: ({ text, handle }: { text: string; handle: string | null }) =>
    found(text.replace('HANDLE', handle ?? '')),
};

const tiny = {
  'pages/ida.html': 'write to <ida@kelmor.no>',
  'pages/wall.html': 'a wall',
  'index.json': JSON.stringify([
    { file: 'pages/ida.html', kind: 'site-html', expected: { emails: ['ida@kelmor.no'] } },
    { file: 'pages/wall.html', expected: { emails: [], blocked: 'captcha' } },
  ]),
  'bios.jsonl': lines(
    { id: 'b1', text: '<HANDLE@kelmor.no>', handle: 'ida', emails: ['ida@kelmor.no'] },
    { id: 'b2', text: 'none', handle: null, emails: ['odd@valk.nl'], tags: ['x'] },
  ),
  'snippets.jsonl': lines(
    { id: 's1', html: '<odd@valk.nl>', emails: ['odd@valk.nl'], style: 'mailto' },
    { id: 's2', html: 'script', emails: ['mia@valk.nl'], style: 'script', hard: true },
  ),
};

describe('a folder of samples', () => {
  it('is measured part by part, hard snippets apart', async () => {
    await write(tiny);
    const measure = measureContacts(await readContactSamples(folder), finder);
    const right = { precision: 1, recall: 1, mistakes: [] };
    const one = { found: 1, labelled: 1, right: 1, undecided: 0, ...right };
    expect(measure).toEqual({
      pages: { ...one, blocked_right: 1, blocked_total: 1 },
      bios: {
        ...one,
        labelled: 2,
        recall: 0.5,
        mistakes: [{ sample: 'b2', found: [], expected: ['odd@valk.nl'] }],
      },
      snippets: {
        ...one,
        hard: {
          ...{ found: 0, labelled: 1, right: 0, undecided: 0, precision: 1, recall: 0 },
          mistakes: [{ sample: 's2', found: [], expected: ['mia@valk.nl'] }],
        },
      },
    });
  });

  it('may hold some of the parts', async () => {
    await write({ 'bios.jsonl': tiny['bios.jsonl'] });
    const samples = await readContactSamples(folder);
    expect(samples).toMatchObject({ pages: null, snippets: null, hard_snippets: null });
    const text = describeMeasure(samples, measureContacts(samples, finder));
    expect(text).toContain('Pages: not in this folder');
    expect(text).toContain('Bios: 2 samples, 2 labelled, 1 found, 1 right');
    expect(text).toContain('✗ b2: found nothing, expected odd@valk.nl');
  });

  it('shows the finder no label', async () => {
    await write(tiny);
    const seen: unknown[] = [];
    const look = (given: unknown) => {
      seen.push(given instanceof Uint8Array ? 'bytes' : given);
      return found('');
    };
    measureContacts(await readContactSamples(folder), { inPage: look, inBio: look });
    expect(seen).toEqual([
      ...['bytes', 'bytes'],
      { text: '<HANDLE@kelmor.no>', handle: 'ida' },
      { text: 'none', handle: null },
      ...['bytes', 'bytes'],
    ]);
  });

  it('counts a finder that throws as one that found nothing', async () => {
    await write(tiny);
    const fail = () => {
      throw new Error('deep');
    };
    const measure = measureContacts(await readContactSamples(folder), {
      inPage: fail,
      inBio: finder.inBio,
    });
    expect(measure.pages).toMatchObject({ found: 0, recall: 0, blocked_right: 0 });
    expect(measure.pages.mistakes[0]?.found).toBe('threw Error: deep');
  });

  it.each([
    ['is empty', {}, /holds none of/],
    ['lacks a page', { 'index.json': tiny['index.json'] }, /names pages\/\w+\.html, which/],
    ['has a broken line', { 'bios.jsonl': `${tiny['bios.jsonl']}{"id"` }, /bios.jsonl, line 3/],
    ['has a line without label', { 'snippets.jsonl': lines({ id: 's', html: '' }) }, /line 1/],
    ['has an index that is no list', { 'index.json': '{}' }, /index.json is not of the format/],
  ])('that %s is refused with a sentence', async (_title, files, sentence) => {
    await write(files);
    await expect(readContactSamples(folder)).rejects.toThrow(sentence);
  });
});
