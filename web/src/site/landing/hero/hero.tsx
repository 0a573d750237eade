/** The first screen: what the product does, at work. */
export function Hero() {
  return null;
}
