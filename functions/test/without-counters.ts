/** The documents of a memory world but for those that only count how often somebody asks. */
export const withoutCounters = (documents: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(documents).filter(([path]) => !path.startsWith('rate_windows/')),
  );
