/** Six questions people ask first. */
export function Faq() {
  return null;
}
