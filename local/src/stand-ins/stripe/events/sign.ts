import { createHmac } from 'node:crypto';

/** The header that signs a body with the secret, at a time in Unix seconds. */
export function stripeSignature(input: { body: string; secret: string; at: number }): string {
  const { body, secret, at } = input;
  const proof = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${proof}`;
}
