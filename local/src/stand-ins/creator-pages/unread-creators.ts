import type { Platform } from '@vibes/core/creator/platform';
import type { InventedCreator } from './invented-creator.ts';
import type { UnreadPage } from './unread-pages.ts';

const unread = (handle: string, answer: UnreadPage, platform: Platform = 'tiktok') =>
  ({
    platform,
    handle,
    name: handle.replaceAll('.', ' '),
    bio: '',
    link: null,
    followers: 1000,
    answer,
  }) satisfies InventedCreator;

/** Creators whose page cannot be read, each for another reason. */
export const UNREAD_CREATORS: readonly InventedCreator[] = [
  unread('captcha.cleo', 'captcha'),
  unread('barrier.ben', 'bot_challenge'),
  unread('hollow.hal', 'shell'),
  unread('gated.greta', 'login_required', 'instagram'),
  unread('checked.chen', 'checkpoint', 'instagram'),
  unread('broken.bo', 'error'),
  unread('busy.bea', 'rate_limited'),
  unread('slow.sloan', 'slow'),
  unread('endless.enzo', 'too_large'),
  unread('papered.pia', 'not_html'),
  unread('inward.ines', 'inward'),
  unread('circling.cira', 'circle'),
  unread('garbled.gus', 'malformed'),
];
