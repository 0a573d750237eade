/** When to look at the provider: at `at`, or earlier when that was meant already. */
export const lookBy = (due_at: Date | undefined, at: Date): Date =>
  due_at && due_at < at ? due_at : at;
