import type { Callables } from '@vibes/core/api/callables';
import { inboundDocument, userDocument } from '@vibes/core/firestore/documents';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { lastToday } from '../../../src/features/overview/today/last-today.ts';
import { Today } from '../../../src/features/overview/today/today.tsx';
import { keepLastSession } from '../../../src/lib/last-session.ts';
import { changeCreator } from '../../creator-details.tsx';
import { minutes } from '../../deliveries.ts';
import { answerCall } from '../../memory/functions-client.ts';
import { writeDocument } from '../../memory/firestore.ts';
import { mount, person, uid } from '../../mount.tsx';
import { serveUserData, userDataOf } from '../../user-data.ts';
import { accountOf, replyOfAnn, SENDING, writeAnn } from '../../written-to.ts';

/** The day on the dashboard, and who waits in it. */

const list = page.getByRole('list', { name: 'Today' });
export const row = (name: string) => list.getByRole('button', { name: new RegExp(`^${name}`) });
export const isOpen = (name: string) =>
  expect.element(row(name)).toHaveAttribute('aria-current', 'true');
/** The names, in their order. */
export const listed = () =>
  list
    .getByRole('listitem')
    .elements()
    .map((one) => one.querySelector('p')?.textContent);
export const chip = (name: string) =>
  page.getByRole('group', { name: 'What the day holds' }).getByRole('button', { name });

const REPLIED = { email_sent: true, status: 'Responded', awaiting: 'us' } as const;

/** Somebody who has answered, so many minutes ago. */
export function writeReplied(
  { id, name }: { id: string; name: string },
  minutes_ago: number,
  text = `${name} says yes.`,
) {
  const [at, from] = [minutes(-minutes_ago), `${id}@c.test`];
  writeAnn(uid, { ...REPLIED, name, last_in_at: at, last_in_text: text, email: from }, id);
  const message = replyOfAnn(text, { at, creator_id: id, from });
  writeDocument(inboundDocument.path(uid, id, `m_${id}`), message);
}

/** Somebody who sends from Gmail, has a DM template, and has captured before. */
export function beginDay() {
  writeDocument(userDocument.path(uid), accountOf({ first_capture_at: minutes(-9000) }));
  const { messageTemplates } = userDataOf();
  const tiktok_template = 'Hi {{creatorName}}';
  serveUserData({
    emailSettings: SENDING,
    messageTemplates: { ...messageTemplates, tiktok_template },
  });
}

/** What is said of replies from now on, each stored as the server does it. */
export function hearSaid(): Callables['sayOfReply']['payload'][] {
  const said: Callables['sayOfReply']['payload'][] = [];
  answerCall('sayOfReply', (payload) => {
    said.push(payload);
    changeCreator(uid, { awaiting: null }, payload.creator_id);
    return { said_at: new Date().toISOString() };
  });
  return said;
}

const REPLIES = ['Ann Lee', 'Bea', 'Cleo'];

/** Ann, Bea and Cleo have answered; Ann last. */
export async function openReplies() {
  writeReplied({ id: 'ann', name: 'Ann Lee' }, 1);
  writeReplied({ id: 'bea', name: 'Bea' }, 2);
  writeReplied({ id: 'cleo', name: 'Cleo' }, 3);
  keepLastSession(person);
  await mount(<Today reads={[]} />);
  // It is kept once the settings are there too, which say whether DMs are due.
  await expect.poll(() => lastToday(uid)?.items.map(({ name }) => name)).toEqual(REPLIES);
  expect(listed()).toEqual(REPLIES);
}
