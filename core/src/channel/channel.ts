import type { EmailMode } from '../account/email-settings.ts';
import type { CrmMode } from '../crm/crm-settings.ts';
import type { DeliveryRefusal } from '../delivery/delivery-refusal.ts';

interface ChannelFacts {
  /**
   * The deliveries that go through it: emails, or mirrors to one CRM. Each kind of mirror has one
   * channel.
   */
  kind: string;
  /** The mode of the email or CRM settings in which it is the active one. */
  mode: EmailMode | CrmMode;
  /**
   * A mailbox sends one email at a time, within its limits, and is stopped by bounces alone. A
   * webhook is a web address of the user's, which recognizes a repeat by its id.
   */
  transport: 'mailbox' | 'webhook' | 'notion';
  /** What it is called on its own. */
  name: string;
  /** What it is called within a sentence. */
  name_in_sentence: string;
  /** Its name in the list of systems that can be active. */
  system: string;
  /** What its deliveries are called together. */
  deliveries: string;
  /** Why nothing goes out while it lacks its settings. */
  not_set_up: DeliveryRefusal;
  /** Why a delivery waits when the other side asked for time. */
  busy: DeliveryRefusal;
  /** Why nothing goes out after days of failures; null when they never stop it. */
  stopped: DeliveryRefusal | null;
}

/** All channels, one row each: every channel has its own settings, health and stop. */
export const CHANNEL_FACTS = {
  gmail: {
    kind: 'email',
    mode: 'gmail',
    transport: 'mailbox',
    name: 'Gmail',
    name_in_sentence: 'Gmail',
    system: 'Gmail',
    deliveries: 'emails through Gmail',
    not_set_up: 'not_set_up',
    busy: 'mailbox_too_many_sign_ins',
    stopped: null,
  },
  email_webhook: {
    kind: 'email',
    mode: 'webhook',
    transport: 'webhook',
    name: 'email webhook',
    name_in_sentence: 'your email webhook',
    system: 'Webhook',
    deliveries: 'emails through your webhook',
    not_set_up: 'webhook_not_set_up',
    busy: 'webhook_busy',
    stopped: 'webhook_stopped',
  },
  notion: {
    kind: 'notion',
    mode: 'notion',
    transport: 'notion',
    name: 'Notion',
    name_in_sentence: 'Notion',
    system: 'Notion',
    deliveries: 'copies to Notion',
    not_set_up: 'notion_not_set_up',
    busy: 'notion_busy',
    stopped: 'notion_stopped',
  },
  crm_webhook: {
    kind: 'crm',
    mode: 'webhook',
    transport: 'webhook',
    name: 'CRM webhook',
    name_in_sentence: 'your CRM webhook',
    system: 'Webhook',
    deliveries: 'copies to your CRM webhook',
    not_set_up: 'webhook_not_set_up',
    busy: 'webhook_busy',
    stopped: 'webhook_stopped',
  },
} as const satisfies Record<string, ChannelFacts>;

type Facts = typeof CHANNEL_FACTS;
type ChannelWith<Fact> = { [C in Channel]: Facts[C] extends Fact ? C : never }[Channel];

export type Channel = keyof Facts;
export type EmailChannel = ChannelWith<{ kind: 'email' }>;
export type MirrorChannel = Exclude<Channel, EmailChannel>;
export type WebhookChannel = ChannelWith<{ transport: 'webhook' }>;
export type DeliveryKind = Facts[Channel]['kind'];
export type MirrorKind = Facts[MirrorChannel]['kind'];

const isEmailChannel = (channel: Channel): channel is EmailChannel =>
  CHANNEL_FACTS[channel].kind === 'email';
const isWebhookChannel = (channel: Channel): channel is WebhookChannel =>
  CHANNEL_FACTS[channel].transport === 'webhook';

export const CHANNELS = Object.keys(CHANNEL_FACTS) as Channel[];
export const WEBHOOK_CHANNELS = CHANNELS.filter(isWebhookChannel);
export const MIRROR_CHANNELS = CHANNELS.filter(
  (channel): channel is MirrorChannel => !isEmailChannel(channel),
);

/** True for the channel that sends from the person's own mailbox. */
export const isMailbox = (channel: Channel | null): boolean =>
  channel !== null && CHANNEL_FACTS[channel].transport === 'mailbox';

/** The channel of emails in a mode; in the default mode while the settings are not known. */
export const emailChannel = (mode: EmailMode | null): EmailChannel =>
  CHANNELS.filter(isEmailChannel).find((channel) => CHANNEL_FACTS[channel].mode === mode) ??
  'gmail';

/** The channel of mirrors in a mode; null in the built-in CRM, which needs none. */
export const crmChannel = (mode: CrmMode): MirrorChannel | null =>
  MIRROR_CHANNELS.find((channel) => CHANNEL_FACTS[channel].mode === mode) ?? null;

/** The channel of mirrors of a kind. */
export const mirrorChannel = <Kind extends MirrorKind>(kind: Kind) =>
  MIRROR_CHANNELS.find((channel) => CHANNEL_FACTS[channel].kind === kind) as ChannelWith<{
    kind: Kind;
  }>;
