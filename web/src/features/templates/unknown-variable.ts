/** What is said of a variable that does not exist: under the field and in the preview alike. */
export const unknownVariable = (name: string) =>
  `There is no variable {{${name}}}. Use one of those listed.`;
