import { useSyncExternalStore } from 'react';
import { onProductSettings, productSettings, type ProductSettings } from './product-settings.ts';

/** The settings known by now; those that come later draw the screen again. */
export const useProductSettings = (): ProductSettings =>
  useSyncExternalStore(onProductSettings, productSettings);
