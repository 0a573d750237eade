/** Stands in for lodash's: the steps to a field, `a.b[0]` or already a list of them. */
const toPath = (path: string | string[]): string[] =>
  Array.isArray(path) ? path : path.split(/[.[\]]+/).filter((step) => step !== '');
export default toPath;
