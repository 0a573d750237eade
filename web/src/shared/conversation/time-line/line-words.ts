import type { Activity } from '@vibes/core/activity/activity';
import { CHANNEL_FACTS, mirrorChannel } from '@vibes/core/channel/channel';
import type { Creator } from '@vibes/core/creator/creator';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import { isDoubtful } from '@vibes/core/inbound/is-doubtful';
import { emailWord, shownState, STATE_WORDS, whatOf } from '../../delivery/delivery-words.ts';
import type { ListedDelivery } from '../../delivery/listed-delivery.ts';
import { messageTitle } from '../message/message-words.ts';
import type { Message, TimeLineEntry } from './time-line-of.ts';

const HAPPENED: Partial<Record<Activity['kind'], (detail: string) => string>> = {
  status_changed: (detail) => `Status: ${detail}`,
  dm_sent: () => 'You sent a DM',
  opted_out: () => 'Unsubscribed from your emails',
  email_chosen: (detail) => `Address chosen: ${detail}`,
  notes_changed: () => 'Notes',
};

/** Of a message from the creator's own address, which need not be repeated. */
const USUAL: Partial<Record<Message['class'], string>> = {
  reply: 'Reply',
  auto: 'Automatic reply',
};

/** An answer from the moment it is sent off; any other email once it went out, and did not come back. */
const isOut = (delivery: ListedDelivery): boolean =>
  delivery.answers !== null || shownState(delivery) === 'sent';

/** What a line says while it is closed. Addresses are named where they are not the creator's. */
export function lineTitle(
  entry: TimeLineEntry,
  creator: Pick<Creator, 'platform' | 'email'>,
): string {
  switch (entry.kind) {
    case 'captured':
      return `Saved from ${PLATFORM_NAMES[creator.platform]}`;
    case 'message': {
      const { message } = entry;
      const isUsual = message.from === creator.email && !isDoubtful(message);
      return (isUsual && USUAL[message.class]) || messageTitle(message);
    }
    case 'delivery': {
      const { delivery } = entry;
      const isUsual = delivery.kind === 'email' && delivery.to === creator.email && isOut(delivery);
      return isUsual ? emailWord(delivery) : whatOf(delivery);
    }
    case 'mirrors': {
      const { mirrors } = entry;
      const [one] = mirrors;
      if (!one || one.kind === 'email') return '';
      const { name } = CHANNEL_FACTS[mirrorChannel(one.kind)];
      return mirrors.length === 1
        ? `Copied to ${name}`
        : `Copied to ${name} ${mirrors.length} times`;
    }
    case 'happening': {
      const { kind, detail } = entry.happening;
      return HAPPENED[kind]?.(detail) ?? detail;
    }
  }
}

/** Beside the title of an email or a mirror: its state where that is not simply sent, and its subject. */
export function deliveryGist(delivery: ListedDelivery): string {
  const state = shownState(delivery);
  const subject = delivery.answers === null ? delivery.subject : '';
  return [...(state === 'sent' ? [] : [STATE_WORDS[state]]), ...(subject ? [subject] : [])].join(
    ' · ',
  );
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** Beside the title of a message: what it says, or why it came back. */
export const messageGist = ({ text, bounce }: Message): string =>
  bounce?.sentence ?? firstLine(text);

/** Beside the title of what the feed tells. */
export const happeningGist = ({ kind, detail }: Activity): string =>
  kind === 'notes_changed' ? firstLine(detail) || 'Deleted' : '';
