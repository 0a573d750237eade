import type { Callables } from '@vibes/core/api/callables';
import type { Creator } from '@vibes/core/creator/creator';
import { notify } from '../../../components/toaster.tsx';
import { call } from '../../../lib/callables.ts';
import { inTurn } from '../../../lib/in-turn.ts';
import { orNotify } from '../../../lib/or-notify.ts';
import { longReminderDay } from '../../creator/reminder/reminder-days.ts';
import { reminderSet } from '../../creator/reminder/reminder.data.ts';

type Named = Pick<Creator, 'id' | 'name'>;
/** With the newest reply that the person saw: one that came after it is not answered for. */
type Seen = Named & Partial<Pick<Creator, 'last_in_at'>>;

/** What the person says of a reply. */
export interface Word {
  says: Callables['sayOfReply']['payload']['says'];
  /** The message that is somebody else's. */
  inbound_id?: string;
  /** With `later` and `done`. */
  remind_at?: Date | null;
}

/** What was said, in one line. */
function wordSaid(name: string, { says, remind_at = null }: Word): string {
  switch (says) {
    case 'interested':
      return `${name} is interested`;
    case 'later':
      return reminderSet(name, remind_at);
    case 'no':
      return `${name} said no. Status set to Rejected`;
    case 'done':
      return remind_at
        ? `${name}: nobody’s turn. Reminder on ${longReminderDay(remind_at)}`
        : `${name}: nobody’s turn`;
    case 'not_them':
      return `Taken back: the message isn’t from ${name}`;
  }
}

const takeBack = ({ id, name }: Named, said_at: string) =>
  orNotify('Not undone', async () => {
    const { is_taken_back } = await call('takeBackSaid', { creator_id: id, said_at });
    if (is_taken_back) notify.success({ title: `Undone: ${name} is as before` });
    else notify.info({ title: 'Something came since. Nothing was changed.' });
  });

/** Says what a reply means, or that it needs no answer, and offers to undo it; a toast says why not. */
export const say = (creator: Seen, word: Word): Promise<boolean> =>
  orNotify('Not saved', async () => {
    const { remind_at, ...said } = word;
    // One word after the other: of two at once the later one could be stored first.
    const { said_at } = await inTurn(`said ${creator.id}`, () =>
      call('sayOfReply', {
        creator_id: creator.id,
        ...said,
        ...(creator.last_in_at && { seen_in_at: creator.last_in_at.toISOString() }),
        ...(remind_at !== undefined && { remind_at: remind_at && remind_at.toISOString() }),
      }),
    );
    notify.success({
      title: wordSaid(creator.name, word),
      action: { label: 'Undo', onClick: () => void takeBack(creator, said_at) },
    });
  });
