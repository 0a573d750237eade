/** How outreach grows with it, and the product filmed. */
export function Growth() {
  return null;
}
