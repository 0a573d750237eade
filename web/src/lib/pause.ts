type Scheduler = { yield?: () => Promise<void> };

/** Lets the page draw and take input before more work. */
export const pause = (): Promise<void> =>
  (globalThis as { scheduler?: Scheduler }).scheduler?.yield?.() ??
  new Promise((resolve) => setTimeout(resolve));
