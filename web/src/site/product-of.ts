import { existsSync, readFileSync } from 'node:fs';
import { productSettingsSchema, type ProductSettings } from '@vibes/core/product/product-settings';
import { settingFaults } from '@vibes/core/product/setting-faults';
import { readProductSettings } from '../lib/product-settings.ts';

const read = (file: URL): object =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {};

/**
 * The operator's settings of a build: what `public/product.json` says for every project, and over
 * it `product.<project>.json` of the one that is being deployed. Throws when one cannot be used.
 */
export function productOf(
  folder: URL,
  { GCLOUD_PROJECT }: { GCLOUD_PROJECT?: string },
): ProductSettings {
  const own = GCLOUD_PROJECT ? [`product.${GCLOUD_PROJECT}.json`] : [];
  const files = ['public/product.json', ...own];
  const given = files.reduce((all, file) => ({ ...all, ...read(new URL(file, folder)) }), {});
  const checked = productSettingsSchema.partial().safeParse(given);
  if (checked.success) return readProductSettings(checked.data);
  throw new Error(`${files.join(' and ')} of web cannot be used. ${settingFaults(checked.error)}`);
}
