const CODE = /^(?:[0-9a-f]{2}){2,200}$/i;

/**
 * Undoes Cloudflare's email protection: hex, the first byte is the key to the
 * rest, UTF-8, with a mail link's query behind it. Empty for a broken code.
 */
export function decodeCloudflareAddress(code: string): string {
  if (!CODE.test(code)) return '';
  const [key = 0, ...bytes] = (code.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const plain = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key));
  return plain.replace(/\?.*$/s, '');
}
