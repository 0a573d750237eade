/** Stands in for tiny-case, which yup asks for only to rename the keys of an object. Ours keep theirs. */
const unused = (): never => {
  throw new Error('Keys of forms are not renamed.');
};

export const camelCase = unused;
export const snakeCase = unused;
