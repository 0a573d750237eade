import type { Activity } from '@vibes/core/activity/activity';
import { CHANNEL_FACTS, mirrorChannel } from '@vibes/core/channel/channel';
import type { Creator } from '@vibes/core/creator/creator';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import { emailWord, whatOf } from '../../../../shared/delivery/delivery-words.ts';
import { messageTitle } from '../conversation/message-words.ts';
import type { Message, TimeLineEntry } from './time-line-of.ts';

const HAPPENED: Partial<Record<Activity['kind'], (detail: string) => string>> = {
  status_changed: (detail) => `Status: ${detail}`,
  dm_sent: () => 'You sent a DM',
  opted_out: () => 'Unsubscribed from your emails',
  email_chosen: (detail) => `Address chosen: ${detail}`,
};

/** Of a message from the creator's own address, which need not be repeated. */
const USUAL: Partial<Record<Message['class'], string>> = {
  reply: 'Reply',
  auto: 'Automatic answer',
};

/** What a line says while it is closed. Addresses are named where they are not the creator's. */
export function lineTitle(
  entry: Exclude<TimeLineEntry, { kind: 'delivery' }>,
  creator: Pick<Creator, 'platform' | 'email'>,
): string {
  switch (entry.kind) {
    case 'captured':
      return `Saved from ${PLATFORM_NAMES[creator.platform]}`;
    case 'message': {
      const { message } = entry;
      const isUsual = message.from === creator.email;
      return (isUsual && USUAL[message.class]) || messageTitle(message);
    }
    case 'email':
      return entry.email.to === creator.email ? emailWord(entry.email) : whatOf(entry.email);
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

/** The gist beside the title: the subject of an email, the first words of a message. */
export function lineGist(entry: TimeLineEntry): string {
  if (entry.kind === 'email') return entry.email.subject;
  return entry.kind === 'message' ? (entry.message.text.trim().split('\n')[0] ?? '') : '';
}
