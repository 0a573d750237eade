import type { ProductSettings } from '@vibes/core/product/product-settings';
import { useSyncExternalStore } from 'react';
import { onProductSettings, productSettings } from './product-settings.ts';

/** The settings known by now; draws again when they have loaded. */
export const useProductSettings = (): ProductSettings =>
  useSyncExternalStore(onProductSettings, productSettings);
