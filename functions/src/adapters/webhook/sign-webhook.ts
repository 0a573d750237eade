import { createHmac } from 'node:crypto';
import type { WebhookRequest } from '../../ports/webhook-poster.ts';

/** The headers of Standard Webhooks 1.0: one signature a secret, over `id.timestamp.body`. */
export function signWebhook({ id, at, body, secrets }: WebhookRequest) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return `v1,${mac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
