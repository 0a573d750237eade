/** Paste a bio, see the address found with its evidence. */
export function TryIt() {
  return null;
}
