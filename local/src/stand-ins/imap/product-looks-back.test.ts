import { describe, expect, it } from 'vitest';
import { watchedMailbox } from '../../../test/watched-mailbox.ts';
import { MINUTE } from '../../../test/watched-world.ts';

const { world } = watchedMailbox();
const DAY = 24 * 60 * MINUTE;
const ofMax = { from: 'Max <max@gmail.com>', to: 'ann@studio-lee.com' };

/** Ann had an email while nothing was watched; what comes in then is read only by a look back. */
async function unwatched() {
  const ann = await world();
  const sent_at = ann.delivery(ann.id).sent_at ?? new Date(0);
  await ann.turn(false);
  /** When a message came in, in minutes from the email. */
  const at = (minutes: number) => ({
    received_at: new Date(sent_at.getTime() + minutes * MINUTE).toISOString(),
  });
  return {
    ...ann,
    sent_at,
    at,
    /** Watching is switched on days later, and looks back. */
    async watchLater() {
      ann.later(20 * DAY);
      await ann.turn(true);
      await ann.lookBack();
      await ann.look();
    },
  };
}

describe('a look back', () => {
  it('reads what came in before, which nothing else does, as if it were new', async () => {
    const ann = await unwatched();
    await ann.answer({}, ann.at(60));
    ann.later(20 * DAY);
    await ann.turn(true);
    await ann.look();
    expect(ann.inbound()).toEqual([]);
    await ann.lookBack();
    await ann.look();
    expect(ann.inbound()).toMatchObject([
      { class: 'reply', at: new Date(ann.sent_at.getTime() + 60 * MINUTE) },
    ]);
    expect(ann.creator()).toMatchObject({ status: 'Responded', awaiting: 'us' });
    expect(ann.day()).toMatchObject({ emails_sent: 1, replies: 1 });
  });

  it('while it is watched reads what is known again, and records nothing twice', async () => {
    const ann = await unwatched();
    await ann.answer({}, ann.at(60));
    ann.later(DAY);
    await ann.turn(true);
    await ann.answer({ message_id: 'r2@studio.test' });
    await ann.look();
    expect(ann.inbound()).toHaveLength(1);
    await ann.lookBack();
    await ann.look();
    expect(ann.inbound()).toHaveLength(2);
    expect(ann.day('2026-05-02')?.replies).toBe(1);
  });

  it('that is cut off goes on with the next look', async () => {
    const ann = await unwatched();
    await ann.add(
      { message_id: 'n@news.test', from: 'shop@news.test' },
      { times: 20, ...ann.at(5) },
    );
    await ann.answer({}, ann.at(60));
    ann.later(DAY);
    await ann.turn(true);
    await ann.lookBack();
    // Each time it is asked, half a minute has passed.
    const clock = () => (ann.later(MINUTE / 2), ann.ports.clock());
    const looks: string[] = [];
    for (let at = 0; at < 100 && looks.at(-1) !== 'read'; at += 1)
      looks.push(await ann.look({ clock }));
    expect(looks).toContain('cut_off');
    expect(ann.inbound()).toHaveLength(1);
  });

  it('reaches 60 days back', async () => {
    const ann = await unwatched();
    await ann.answer({}, ann.at(60));
    ann.later(61 * DAY);
    await ann.turn(true);
    await ann.lookBack();
    expect(ann.mailbox().watch?.since).toEqual(ann.ports.clock());
  });

  it.each([
    ['from the address', {}],
    ['by the person’s hand', { ...ofMax, message_id: 'own@max.test' }],
  ])('takes a message %s from before the email for no answer to it', async (_, written) => {
    const ann = await unwatched();
    const folders = 'to' in written ? ['sent'] : ['inbox'];
    await ann.add(written, { folders, ...ann.at(-5) });
    await ann.watchLater();
    expect(ann.inbound()).toEqual([]);
    expect(ann.creator().status).toBe('Contacted');
  });

  it('takes one in Gmail’s thread of the email from before it for none either', async () => {
    const ann = await world();
    const message_id = ann.delivery(ann.id).message_id ?? '';
    await ann.add({ ...ofMax, message_id }, { folders: ['sent'] });
    await ann.look();
    const received_at = new Date(ann.ports.clock().getTime() - 5 * MINUTE).toISOString();
    await ann.add({ from: 'bea@agency.test', references: message_id, message_id: 'b1@a.test' });
    await ann.add(
      { from: 'lou@agency.test', references: 'b1@a.test', message_id: 'l1@a.test' },
      { received_at },
    );
    await ann.turn(false);
    await ann.turn(true);
    await ann.lookBack();
    await ann.look();
    expect(ann.inbound().map(({ from }) => from)).toEqual(['bea@agency.test']);
  });

  it('knows that the person has answered since, and leaves a status they set', async () => {
    const ann = await unwatched();
    await ann.answer({}, ann.at(60));
    const references = ann.delivery(ann.id).message_id ?? '';
    const own = { ...ofMax, references, message_id: 'own@mail.gmail.com' };
    await ann.add(own, { folders: ['sent'], ...ann.at(90) });
    await ann.setCreator({ status: 'Rejected', status_set_by: 'person' });
    await ann.watchLater();
    expect(ann.inbound()).toMatchObject([{ class: 'reply' }, { class: 'own' }]);
    expect(ann.creator()).toMatchObject({ status: 'Rejected', awaiting: 'them' });
  });
});

describe('a delivery report that is read late', () => {
  const REPORT = {
    from: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    subject: 'Delivery Status Notification (Failure)',
    text: '<ann@studio-lee.com>: 550 5.1.1 User unknown',
    message_id: 'b1@googlemail.com',
  };

  it('marks the address from when it came, and counts for no stop of the mailbox', async () => {
    const ann = await unwatched();
    await ann.answer(REPORT, ann.at(2));
    await ann.watchLater();
    const at = new Date(ann.sent_at.getTime() + 2 * MINUTE);
    expect(ann.done()).toEqual(['address_marked']);
    expect(ann.creator().email_refused_at).toEqual(at);
    expect(ann.delivery(ann.id).bounce).toMatchObject({ at });
    expect(ann.mailbox().recent).toMatchObject([{ has_bounced: false }]);
  });

  it('leaves the address of a creator alone who has written since', async () => {
    const ann = await unwatched();
    await ann.turn(true);
    await ann.answer();
    await ann.look();
    await ann.answer(REPORT, ann.at(0.5));
    await ann.turn(false);
    await ann.watchLater();
    expect(ann.creator().email_refused_at).toBeNull();
    expect(ann.delivery(ann.id).bounce).not.toBeNull();
  });
});
