import { useSyncExternalStore } from 'react';
import { onProductSettings, productSettings, type ProductSettings } from './product-settings.ts';

/** The settings known by now; draws again when they have loaded. */
export const useProductSettings = (): ProductSettings =>
  useSyncExternalStore(onProductSettings, productSettings);
