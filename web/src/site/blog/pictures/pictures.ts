import type { ComponentType } from 'react';
import { FindACreatorsEmailPicture } from './find-a-creators-email.tsx';
import { FirstMessagePicture } from './first-message-that-gets-answered.tsx';
import { UnburntMailboxPicture } from './outreach-without-burning-your-mailbox.tsx';

/** The drawn picture of each article, by slug. */
export const PICTURES: Readonly<Record<string, ComponentType>> = {
  'find-a-creators-email': FindACreatorsEmailPicture,
  'first-message-that-gets-answered': FirstMessagePicture,
  'outreach-without-burning-your-mailbox': UnburntMailboxPicture,
};
