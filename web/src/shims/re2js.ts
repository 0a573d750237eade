/** Replaces re2js, which Firestore needs for pipelines only. Not linear-time: never use it with user patterns. */
export const RE2JS = {
  compile: (pattern: string) => ({
    matches: (text: string) => new RegExp(`^(?:${pattern})$`, 'u').test(text),
    find: (text: string) => new RegExp(pattern, 'u').test(text),
  }),
};
