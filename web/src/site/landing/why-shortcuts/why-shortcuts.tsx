/** Why the way in is an Apple Shortcut. */
export function WhyShortcuts() {
  return null;
}
