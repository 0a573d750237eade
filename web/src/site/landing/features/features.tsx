/** Six things the product does. */
export function Features() {
  return null;
}
