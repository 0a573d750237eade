/** Replaces lodash's clone: forms hold plain objects and lists. */
const cloneShallow = <T extends object>(value: T): T =>
  Array.isArray(value) ? ([...(value as unknown[])] as T) : { ...value };
export default cloneShallow;
