/** Shortest and longest address of a webhook, in characters (product rules). */
export const WEBHOOK_URL_MINIMUM = 5;
const WEBHOOK_URL_MAXIMUM = 2048;

// Scheme, authority without user data, then anything without spaces. Core has no URL parser of a platform.
const ADDRESS = /^(https?):\/\/([^\s/?#@\\:[\]]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i;
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1)$/i;

/**
 * What is wrong with an address for a webhook, as a sentence; null when one can be sent to it. It
 * is https, since a request holds people's addresses, or, where `is_local`, plain http to this
 * machine; no user name or password in it. Its IP address is checked when a request connects to it.
 */
export function webhookUrlRefusal(text: string, { is_local = true } = {}): string | null {
  const isLong = text.length < WEBHOOK_URL_MINIMUM || text.length > WEBHOOK_URL_MAXIMUM;
  const [, scheme = '', host = ''] = (!isLong && ADDRESS.exec(text)) || [];
  if (scheme === '') return 'Please enter a valid URL';
  const isSafe = scheme.toLowerCase() === 'https' || (is_local && THIS_MACHINE.test(host));
  return isSafe ? null : 'Use a URL that begins with https://';
}
