import type { ProductSettings } from '@vibes/core/product/product-settings';
import { localStore } from './storage.ts';

/** Named here once more: the schema needs zod, which no browser loads. */
const NONE: ProductSettings = {
  site_url: '',
  shortcut_url: '',
  earnings_url: '',
  affiliate_script_url: '',
  affiliate_report_hosts: '',
  affiliate_key: '',
  affiliate_url: '',
  app_check_key: '',
  operator_name: '',
  operator_address: '',
  support_email: '',
  privacy_email: '',
  terms_email: '',
};
const KEY = 'vibes.product';
const PATIENCE_MS = 4000;

/** Takes the strings it knows; what is missing or no string counts as empty. */
export function readProductSettings(value: unknown): ProductSettings {
  const given: Record<string, unknown> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const settings = { ...NONE };
  for (const name of Object.keys(NONE) as (keyof ProductSettings)[]) {
    const setting = given[name];
    if (typeof setting === 'string') settings[name] = setting.trim();
  }
  return settings;
}

function kept(): ProductSettings {
  try {
    return readProductSettings(JSON.parse(localStore.read(KEY) ?? '{}'));
  } catch {
    return NONE;
  }
}

let settings: ProductSettings | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

async function load() {
  const response = await fetch('/product.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) return;
  settings = readProductSettings(await response.json());
  localStore.write(KEY, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

/** The settings known by now; the first call loads them. */
export function productSettings(): ProductSettings {
  if (!settings) {
    // The last good ones are used until the answer is there, and offline.
    settings = kept();
    loading = load().catch(() => undefined);
  }
  return settings;
}

/** Those of the server, for what must not begin with others; the last good ones where none came in time. */
export async function loadedProductSettings(): Promise<ProductSettings> {
  productSettings();
  await loading;
  return productSettings();
}

/** Calls `listener` when the settings have loaded. Returns a function that stops it. */
export function onProductSettings(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
