/** Stands in for re2js, which Firestore asks for in pipelines only. Not linear-time: never feed it user patterns. */
export const RE2JS = {
  compile: (pattern: string) => ({
    matches: (text: string) => new RegExp(`^(?:${pattern})$`, 'u').test(text),
    find: (text: string) => new RegExp(pattern, 'u').test(text),
  }),
};
