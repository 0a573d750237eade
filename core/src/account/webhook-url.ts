/** Shortest and longest address of a webhook, in characters (product rules). */
export const WEBHOOK_URL_MINIMUM = 5;
const WEBHOOK_URL_MAXIMUM = 2048;

// Scheme, authority without user data, then anything without spaces. Core has no URL parser of a platform.
const ADDRESS = /^https?:\/\/[^\s/?#@\\:[\]]+(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/**
 * Whether a text is an address a webhook can be sent to: http or https, no user name or
 * password in it. Where it may lead is decided when it is connected to, not here.
 */
export function isWebhookUrl(text: string): boolean {
  if (text.length < WEBHOOK_URL_MINIMUM || text.length > WEBHOOK_URL_MAXIMUM) return false;
  return ADDRESS.test(text);
}
