import { webhookUrlGap } from '@vibes/core/account/webhook-url';
import { creatorUpdatedBody } from '@vibes/core/delivery/webhook-bodies';
import { paths } from '@vibes/core/firestore/paths';
import type { Clock } from '../ports/clock.ts';
import type { SecretBox } from '../ports/secret-box.ts';
import type { WebhookPoster } from '../ports/webhook-poster.ts';
import { signers, signingSecrets } from '../ports/webhook-signing.ts';
import type { Carrying, CopyFacts, DeliveryRun } from './carrying.ts';

export interface PostCopyPorts {
  postWebhook: WebhookPoster;
  secrets: SecretBox;
  clock: Clock;
}

/** The creator as it is now, under the time it changed; null when there is none any more. */
function requestBody(user_id: string, { creator, delivery }: CopyFacts): string | null {
  return creator && creatorUpdatedBody({ creator, user_id, now: delivery.created_at });
}

/** Posts a change of a creator to the user's CRM webhook: written down once, then sent as it stands at every attempt. */
export async function postCopy(
  ports: PostCopyPorts,
  { ref, facts, take, end }: Carrying<CopyFacts>,
): Promise<DeliveryRun> {
  const { uid, id } = ref;
  const url = facts.settings.webhook_url ?? '';
  const gap = webhookUrlGap(url);
  if (gap) return end({ kind: 'permanent', code: gap }, null);
  const request = facts.request ?? requestBody(uid, facts);
  if (request === null) return end({ kind: 'unwanted', code: 'mirror_off' }, null);
  const path = paths.deliveryPayload(uid, id);
  const token = await take(
    facts.request === null ? [{ kind: 'merge', path, data: { request } }] : [],
  );
  if (token === null) return 'left';
  const at = ports.clock();
  const outcome = await ports.postWebhook({
    url,
    id: `${uid}_${id}`,
    body: request,
    secrets: signers(signingSecrets(ports.secrets, { uid, stored: facts.secrets, now: at })),
    at,
  });
  return end(outcome, token);
}
