import { webhookUrlGap } from '@vibes/core/account/webhook-url';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { emailRequestBody } from '@vibes/core/delivery/webhook-bodies';
import { paths } from '@vibes/core/firestore/paths';
import { withFooter } from '@vibes/core/template/mail-footer';
import type { Clock } from '../ports/clock.ts';
import type { SecretBox } from '../ports/secret-box.ts';
import type { WebhookPoster } from '../ports/webhook-poster.ts';
import { signers, signingSecrets } from '../ports/webhook-signing.ts';
import type { Carrying, DeliveryRef, DeliveryRun, EmailFacts } from './carrying.ts';

export interface WebhookEmailPorts {
  postWebhook: WebhookPoster;
  secrets: SecretBox;
  clock: Clock;
  unsubscribeUrl: (of: { uid: string; creator_id: string; address_hash: string }) => string;
}

/** The e-mail as the webhook gets it, with its footer. */
function requestBody(ports: WebhookEmailPorts, uid: string, facts: EmailFacts): string {
  const { settings, delivery, address_hash } = facts;
  const { creator_id } = delivery;
  const { opt_out_footer, postal_address } = settings;
  const unsubscribe_url = opt_out_footer
    ? ports.unsubscribeUrl({ uid, creator_id, address_hash })
    : null;
  const email = withFooter(facts.email, { unsubscribe_url, postal_address });
  return emailRequestBody({ to: delivery.to, ...email });
}

/** The same over all attempts. A mail written anew is another event: its receiver must not take it for a repeat. */
const eventId = ({ uid, id }: DeliveryRef, { revision }: Delivery): string =>
  revision === 0 ? `${uid}_${id}` : `${uid}_${id}_${revision}`;

/** Posts the e-mail to the user's webhook, which sends it: written down once, then sent as it stands at every attempt. */
export async function sendByWebhook(
  ports: WebhookEmailPorts,
  { ref, facts, take, end }: Carrying<EmailFacts>,
): Promise<DeliveryRun> {
  const { uid, id } = ref;
  const url = facts.settings.webhook_url ?? '';
  const gap = webhookUrlGap(url);
  if (gap) return end({ kind: 'permanent', code: gap }, null);
  const request = facts.request ?? requestBody(ports, uid, facts);
  const path = paths.deliveryPayload(uid, id);
  const token = await take(
    facts.request === null ? [{ kind: 'merge', path, data: { request } }] : [],
  );
  if (token === null) return 'left';
  const at = ports.clock();
  const outcome = await ports.postWebhook({
    url,
    id: eventId(ref, facts.delivery),
    body: request,
    secrets: signers(signingSecrets(ports.secrets, { uid, stored: facts.secrets, now: at })),
    at,
  });
  return end(outcome, token);
}
