/** The last call. */
export function Closing() {
  return null;
}
