import type { ProductSettings } from '../../../lib/product-settings.ts';

/** From nothing to the first capture in three steps. */
export function Steps({ settings }: { settings: ProductSettings }) {
  return settings.shortcut_url || null;
}
