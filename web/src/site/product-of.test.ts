import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { productOf } from './product-of.ts';

let folder = '';
const write = (file: string, settings: object) =>
  writeFileSync(join(folder, file), JSON.stringify(settings));
const of = (GCLOUD_PROJECT?: string) =>
  productOf(pathToFileURL(`${folder}/`), GCLOUD_PROJECT ? { GCLOUD_PROJECT } : {});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'product-'));
  mkdirSync(join(folder, 'public'));
  write('public/product.json', { affiliate_key: 'pk_all', support_email: '' });
  write('product.one.json', { support_email: 'help@one.test' });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is what every project has, and what the deployed one has of its own', () => {
  expect(of('one')).toMatchObject({ affiliate_key: 'pk_all', support_email: 'help@one.test' });
  for (const other of ['two', undefined])
    expect(of(other)).toMatchObject({ affiliate_key: 'pk_all', support_email: '' });
});

it('stops the build at a setting that is misspelled or cannot be used', () => {
  write('product.one.json', { suport_email: 'help@one.test', privacy_email: 'us' });
  for (const fault of [/product\.one\.json/, /"suport_email"/, /privacy_email: must be an email/])
    expect(() => of('one')).toThrow(fault);
});
