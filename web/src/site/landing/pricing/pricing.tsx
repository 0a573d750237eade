/** The plans. */
export function Pricing() {
  return null;
}
