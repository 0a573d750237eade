import { CHANNEL_FACTS, mirrorChannel } from '@vibes/core/channel/channel';
import { cameBack } from '@vibes/core/delivery/came-back';
import type { Delivery, DeliveryState } from '@vibes/core/delivery/delivery';

/** The state that is shown: an email that came back for good was sent, and did not arrive. */
export type ShownState = DeliveryState | 'bounced';

export const shownState = (
  delivery: Pick<Delivery, 'state'> & Partial<Pick<Delivery, 'bounce'>>,
): ShownState => (cameBack(delivery) ? 'bounced' : delivery.state);

export const STATE_WORDS: Record<ShownState, string> = {
  held: 'On hold',
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  uncertain: 'Unconfirmed',
  cancelled: 'Stopped',
  bounced: 'Bounced',
};

type Named = Pick<Delivery, 'kind' | 'to' | 'creator_name'>;

/** The creator's name; older deliveries hold none. */
export const nameOf = ({ creator_name, to }: Named): string => creator_name || to || 'this creator';

/** What kind of email it is. */
export function emailWord({
  answers,
  step = 0,
}: Partial<Pick<Delivery, 'answers' | 'step'>>): string {
  if (answers) return 'Your answer';
  return step > 0 ? 'Follow-up' : 'Email';
}

/** What it is, under the creator's name. */
export function whatOf({
  kind,
  to,
  answers,
  step = 0,
}: Named & Partial<Pick<Delivery, 'answers' | 'step'>>): string {
  if (kind === 'email') return `${emailWord({ answers, step })} to ${to}`;
  return `Copy to ${CHANNEL_FACTS[mirrorChannel(kind)].name}`;
}

/** What it is, with the creator's name, inside a sentence. */
export function thingOf(delivery: Named): string {
  const name = nameOf(delivery);
  if (delivery.kind === 'email') return `email to ${name}`;
  return `copy of ${name} to ${CHANNEL_FACTS[mirrorChannel(delivery.kind)].name_in_sentence}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The channel of an email, once it is settled; a mirror has but one, which its name contains. */
export function wayOf({ kind, channel }: Pick<Delivery, 'kind' | 'channel'>): string | null {
  if (kind !== 'email' || !channel) return null;
  return `through ${CHANNEL_FACTS[channel].name_in_sentence}`;
}

/** True when it is a request to a web address of the person's, which can be shown. */
export const isWebhook = ({ kind, channel }: Pick<Delivery, 'kind' | 'channel'>): boolean => {
  const way = kind === 'email' ? channel : mirrorChannel(kind);
  return way !== null && CHANNEL_FACTS[way].transport === 'webhook';
};

/** The number of attempts, where it is worth showing. */
export function triesWord({ attempts }: Pick<Delivery, 'attempts'>): string | null {
  return attempts < 2 ? null : `${attempts} tries`;
}

const UNCERTAIN = 'It may have arrived. Check your Sent folder before you send it again.';

const REPLACED = 'You have sent this creator another email since.';

/** The reason for its state; null when there is nothing to explain. */
export function reasonOf({
  state,
  last_error,
  replaced_by,
  bounce,
}: Pick<Delivery, 'state' | 'last_error' | 'replaced_by'> & Partial<Pick<Delivery, 'bounce'>>) {
  if (state === 'sent' && bounce) return bounce.sentence;
  if (state === 'sent' || state === 'sending') return null;
  if (replaced_by) return state === 'uncertain' ? `It may have arrived. ${REPLACED}` : REPLACED;
  return last_error?.sentence ?? (state === 'uncertain' ? UNCERTAIN : null);
}
