import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { REGION } from '@vibes/core/api/region';
import { PAGE_POLICY } from '../src/endpoints/unsubscribe-page.ts';

const rewriteSchema = z.object({
  source: z.string(),
  function: z.object({ functionId: z.string(), region: z.string() }).optional(),
});
const headersSchema = z.object({
  source: z.string(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
});
const firebaseSchema = z.object({
  hosting: z.object({ rewrites: z.array(rewriteSchema), headers: z.array(headersSchema) }),
});
const indexesSchema = z.object({
  indexes: z.array(
    z.object({
      collectionGroup: z.string(),
      queryScope: z.string(),
      fields: z.array(z.object({ fieldPath: z.string(), order: z.string() })),
    }),
  ),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      ttl: z.boolean().optional(),
      indexes: z.array(z.object({ order: z.string(), queryScope: z.string() })),
    }),
  ),
});
const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown;

describe('firebase.json', () => {
  it('leads every endpoint of the app to a function that is exported, where it runs', async () => {
    const { hosting } = firebaseSchema.parse(await read('firebase.json'));
    const endpoints = hosting.rewrites.flatMap((rewrite) => rewrite.function ?? []);
    const exported = [
      ...(await readFile('functions/src/index.ts', 'utf8')).matchAll(/export \{ (\w+) \}/g),
    ];
    const names = exported.map(([, name]) => name);
    expect(endpoints.length).toBeGreaterThan(0);
    for (const { functionId, region } of endpoints) {
      expect(names).toContain(functionId);
      expect(region, functionId).toBe(REGION);
    }
  });

  it('has an endpoint for every callable', async () => {
    const { hosting } = firebaseSchema.parse(await read('firebase.json'));
    const files = ['', 'creator-', 'delivery-', 'follow-up-'].map(
      (of) => `core/src/api/${of}callables.ts`,
    );
    const callables = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
    const names = [...callables.matchAll(/^ {2}(\w+): \{\s*payload/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    const sources = hosting.rewrites.map(({ source }) => source);
    for (const name of names) expect(sources).toContain(`/api/call/${name ?? ''}`);
  });
});

describe('the headers of firebase.json', () => {
  /** The values of one header, by the pages it is for; of two that fit, the later one counts. */
  async function headerOf(header: string) {
    const { hosting } = firebaseSchema.parse(await read('firebase.json'));
    const rules = hosting.headers.flatMap(({ source, headers }) =>
      headers.filter(({ key }) => key === header).map(({ value }) => [source, value] as const),
    );
    return Object.fromEntries(rules);
  }

  it.each([
    ['default-src', "'self'"],
    ['style-src', "'self' 'unsafe-inline'"],
    ['style-src-attr', "'none'"],
    ['img-src', "'self' data: https://*.googleusercontent.com"],
    ['font-src', "'self'"],
    ['connect-src', "'self' https://*.googleapis.com"],
    ['frame-src', "'self' https://accounts.google.com"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ])('let %s be %s, on every page', async (directive, sources) => {
    const policies = await headerOf('Content-Security-Policy');
    const directives = policies['**']?.split('; ') ?? [];
    expect(directives.filter((one) => one.startsWith(`${directive} `))).toEqual([
      `${directive} ${sources}`,
    ]);
  });

  it('let script-src allow our files, the two scripts within the dashboard’s page, and Google’s', async () => {
    const inline = ['web/public/before-paint.js', 'web/src/app/first-frame/fill-in.js'];
    const hashes = await Promise.all(
      inline.map(async (file) =>
        createHash('sha256')
          .update(await readFile(file))
          .digest('base64'),
      ),
    );
    const sources = hashes.map((hash) => `'sha256-${hash}'`).join(' ');
    const policies = await headerOf('Content-Security-Policy');
    expect(policies['**']).toContain(
      `; script-src 'self' ${sources} https://apis.google.com; style-src`,
    );
  });

  const OPT_OUT = '/api/unsubscribe/**';
  /** Its link holds a code in the fragment, and it shows a key. */
  const PHONE = '/phone';

  it('leave the page of the opt-out the stricter policy it sets itself', async () => {
    expect(Object.entries(await headerOf('Content-Security-Policy')).slice(1)).toEqual([
      [OPT_OUT, PAGE_POLICY],
    ]);
  });

  it('let no address that holds a token or a code reach anybody else', async () => {
    expect(await headerOf('Referrer-Policy')).toEqual({
      '**': 'strict-origin-when-cross-origin',
      [OPT_OUT]: 'no-referrer',
      [PHONE]: 'no-referrer',
    });
  });

  it('keep the page for the phone out of search engines', async () => {
    expect(await headerOf('X-Robots-Tag')).toEqual({ [PHONE]: 'noindex' });
  });

  it('give no page a device or a sensor', async () => {
    const { '**': features = '', ...others } = await headerOf('Permissions-Policy');
    expect(others).toEqual({});
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
      expect(features.split(', ')).toContain(`${feature}=()`);
  });

  it.each([
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ])('have %s say %s, on every page', async (header, value) => {
    expect(await headerOf(header)).toEqual({ '**': value });
  });

  it('have a shortcut saved, not shown', async () => {
    expect(await headerOf('Content-Type')).toEqual({ '**/*.shortcut': 'application/octet-stream' });
  });

  it('have every page revalidated, store the opt-out and a handover nowhere, and keep for good only files named by their content', async () => {
    expect(Object.entries(await headerOf('Cache-Control'))).toEqual([
      ['**', 'no-cache'],
      [OPT_OUT, 'no-store'],
      [PHONE, 'no-store'],
      ['/api/handover', 'no-store'],
      ['/assets/**', 'public, max-age=31536000, immutable'],
      // A missing one of them.
      ['404.html', 'no-cache'],
    ]);
  });
});

describe('firestore.indexes.json', () => {
  it('has what the search for creators to be read again asks for', async () => {
    const { fieldOverrides } = indexesSchema.parse(await read('firestore.indexes.json'));
    const due = fieldOverrides.find(
      (one) => one.collectionGroup === 'creators' && one.fieldPath === 'next_read_at',
    );
    expect(due?.indexes).toEqual([{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }]);
  });

  it.each([
    ['events of the payment provider', 'stripe_events'],
    ['codes of a handover', 'handovers'],
  ])('deletes %s when they expire', async (_, collectionGroup) => {
    const { fieldOverrides } = indexesSchema.parse(await read('firestore.indexes.json'));
    expect(fieldOverrides).toContainEqual({
      collectionGroup,
      fieldPath: 'expires_at',
      ttl: true,
      indexes: [],
    });
  });

  it('keeps the index that the sweep of accounts asks for', async () => {
    // Single fields are indexed by themselves, unless somebody takes that away.
    const { fieldOverrides } = indexesSchema.parse(await read('firestore.indexes.json'));
    const accounts = fieldOverrides.filter((one) => one.collectionGroup === 'stripe_customers');
    expect(accounts).toEqual([]);
  });

  it('has what the search for due deliveries asks for, in one queue and in all', async () => {
    const { indexes, fieldOverrides } = indexesSchema.parse(await read('firestore.indexes.json'));
    const due = fieldOverrides.find(
      (one) => one.collectionGroup === 'deliveries' && one.fieldPath === 'due_at',
    );
    expect(due?.indexes.map(({ order, queryScope }) => `${order} ${queryScope}`)).toEqual([
      'ASCENDING COLLECTION',
      'ASCENDING COLLECTION_GROUP',
    ]);
    expect(indexes).toContainEqual({
      collectionGroup: 'deliveries',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'kind', order: 'ASCENDING' },
        { fieldPath: 'due_at', order: 'ASCENDING' },
      ],
    });
  });

  it('has what the search for the failed deliveries of a channel asks for', async () => {
    const { indexes } = indexesSchema.parse(await read('firestore.indexes.json'));
    expect(indexes).toContainEqual({
      collectionGroup: 'deliveries',
      queryScope: 'COLLECTION',
      fields: ['kind', 'state', 'updated_at'].map((fieldPath) => ({
        fieldPath,
        order: 'ASCENDING',
      })),
    });
  });
});
