interface Called {
  handle: string;
  name: string;
}
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
export const namesAgree = (one: Called, other: Called): boolean =>
  letters(one.handle) === letters(other.handle) || letters(one.name) === letters(other.name);
