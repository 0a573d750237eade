/** When to poll the provider: at `at`, or earlier when that was planned already. */
export const pollBy = (due_at: Date | undefined, at: Date): Date =>
  due_at && due_at < at ? due_at : at;
