let isWanted = false;

/** The bar and its actions, which the first choice loads. */
export const loadBulkBar = () => {
  isWanted = true;
  return import('./bulk-bar.tsx');
};

/** Whether it was loaded before: an action may still run, or its report be open. */
export const isBulkLoaded = () => isWanted;
