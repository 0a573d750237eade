import { notify } from '../../components/toaster.tsx';
import { call } from '../../lib/callables.ts';
import { orNotify } from '../../lib/or-notify.ts';

interface Seen {
  delivery_id: string;
  /** Of the creator. */
  name: string;
  /** When the person wants to be reminded instead, and when before; undefined where it is not known. */
  reminder?: { at: Date; words: string; before: Date | null | undefined };
}

/**
 * Takes a delivery that failed or bounced off the day's list, with a date to be reminded of
 * its creator or for good; offers to undo it. Resolves to whether it is done.
 */
export const seeDelivery = ({ delivery_id, name, reminder }: Seen): Promise<boolean> =>
  orNotify(`Not taken off the list: ${name}`, async () => {
    await call('seeDelivery', {
      delivery_id,
      is_seen: true,
      ...(reminder && { remind_at: reminder.at.toISOString() }),
    });
    notify.success({
      title: reminder ? `${name}: ${reminder.words}` : `${name}: seen`,
      action: {
        label: 'Undo',
        onClick: () =>
          void orNotify('Not undone', () =>
            call('seeDelivery', {
              delivery_id,
              is_seen: false,
              ...(reminder?.before !== undefined && {
                remind_at: reminder.before && reminder.before.toISOString(),
              }),
            }),
          ),
      },
    });
  });
