import { deliveryDocument, userDocument } from '@vibes/core/firestore/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named } from '../../../../test/creator-details.tsx';
import { BOUNCE, minutes, mirrorOfAnn } from '../../../../test/deliveries.ts';
import {
  beginDay,
  chip,
  hearSaid,
  isOpen,
  listed,
  openReplies,
  row,
  writeReplied,
} from '../../../../test/features/overview/opened-day.tsx';
import { failReads, writeDocument } from '../../../../test/memory/firestore.ts';
import { mount, newPerson, person, uid } from '../../../../test/mount.tsx';
import { isGone, isVisible, says } from '../../../../test/screen.ts';
import { serveUserData, userDataOf } from '../../../../test/user-data.ts';
import { accountOf, SENDING, writeAnn, writeEmail } from '../../../../test/written-to.ts';
import { keepLastSession } from '../../../lib/last-session.ts';
import { KINDS, type Counts } from './kinds.ts';
import { keepLastToday, lastToday } from './last-today.ts';
import type { TodayItem } from './today-items.ts';
import { Today } from './today.tsx';

/** What the day shows. */

const answer = page.getByRole('textbox', { name: /^Your answer to / });

beforeEach(beginDay);

/** One who waits of each kind, and another two failures. */
function writeEachKind() {
  const at = minutes(-30);
  const may_be_from = { at, from: 'eve@agency.test', count: 1, day: '2026-11-28', kept: 1 };
  const email = (id: string, fields: Parameters<typeof writeEmail>[1]) => {
    writeAnn(uid, { name: `Of ${id}`, tiktok_username: null, instagram_username: null }, id);
    writeEmail(uid, { creator_id: id, ...fields }, { id: `email_${id}` });
  };
  writeReplied({ id: 'ann', name: 'Ann Lee' }, 1, 'Sure, send it.');
  writeAnn(uid, { name: 'Eve', status: 'Contacted', email_sent: true, may_be_from }, 'eve');
  email('held', { state: 'held' });
  email('failed', { state: 'failed', code: 'message_refused' });
  email('bounced', { state: 'sent', bounce: BOUNCE });
  writeAnn(uid, { name: 'Rae', status: 'Contacted', remind_at: minutes(-60), notes: 'Ask' }, 'rae');
  writeAnn(uid, { name: 'Dom', status: 'Discovered', email: null }, 'dom');
  writeDocument(
    deliveryDocument.path(uid, 'notion_x'),
    mirrorOfAnn('notion', { state: 'failed', code: 'gave_up' }),
  );
}

const EACH = [
  ['Ann Lee', 'Sure, send it.', 'Answer'],
  ['Eve', 'May be a reply, from eve@agency.test', 'Check'],
  ['Of held', 'Hello Ann', 'Review'],
  ['Of failed', 'Email failed. The mail server refused the message.', 'Fix'],
  ['Of bounced', 'Email bounced. No such mailbox.', 'Fix'],
  ['Copies to Notion', 'We tried many times and it didn’t go through.', 'Fix'],
  ['Rae', 'Ask', 'Open'],
  ['Dom', 'TikTok DM to send', 'Send DM'],
] as const;

describe('the list', () => {
  it('shows what is stored, who waits first, with how many of each kind', async () => {
    writeEachKind();
    await mount(<Today reads={[]} />);
    await expect.poll(listed).toEqual(EACH.map(([name]) => name));
    for (const [name, words, action] of EACH) {
      await expect.element(row(name)).toHaveTextContent(words);
      await expect.element(row(name)).toHaveTextContent(action);
    }
    for (const count of [
      '1 reply',
      '1 may be a reply',
      '1 to review',
      '3 failed',
      '1 reminder',
      '1 DM',
    ])
      await isVisible(chip(count));
    // The first is open beside it, and the focus is where the person left it.
    await isOpen('Ann Lee');
    await expect.element(answer).toBeVisible();
    expect(document.activeElement).toBe(document.body);

    await chip('3 failed').click();
    await expect.poll(listed).toEqual(['Of failed', 'Of bounced', 'Copies to Notion']);
    await chip('3 failed').click();
    await expect.poll(listed).toHaveLength(EACH.length);

    await row('Copies to Notion').click();
    const link = page.getByRole('link', { name: 'Open Deliveries' });
    await expect
      .element(link)
      .toHaveAttribute('href', '/dashboard/deliveries?state=attention&kind=copies');
  });

  it('has twelve at first, and how many more there are', async () => {
    for (let n = 10; n < 40; n += 1) writeReplied({ id: `c${n}`, name: `Creator ${n}` }, n);
    await mount(<Today reads={[]} />);
    await isVisible(chip('30 replies'));
    await expect.poll(listed).toHaveLength(12);
    await named('Show more').click();
    await expect.poll(listed).toHaveLength(24);
    expect(listed()[23]).toBe('Creator 33');
    await named('Show more').click();
    await expect.poll(listed).toHaveLength(30);
    await isGone(named('Show more'));
  });

  it('says that an empty day is empty, once somebody was captured', async () => {
    const words = 'Nothing waits for you. Capture a creator, and what they answer shows up here.';
    await mount(<Today reads={[]} />);
    await says(words);
    writeDocument(userDocument.path(uid), accountOf({ first_capture_at: null }));
    await isGone(page.getByText(words));
  });

  it('says that replies may be missed, until that is put aside', async () => {
    const replies = { ...userDataOf().replies, available_from: '2026-01-01T00:00:00Z' };
    serveUserData({ replies, emailSettings: { ...SENDING, watch_replies: false } });
    await mount(<Today reads={[]} />);
    await isVisible(chip('Replies not watched'));
    await says('Let us look for replies in your Gmail, and they show up here.');
    await expect
      .element(page.getByRole('link', { name: 'Open Email Settings' }))
      .toHaveAttribute('href', '/dashboard/email');
    await userEvent.keyboard('e');
    await says('Nothing waits for you.');
  });

  it('opens what is listed first, though the templates for DMs come late', async () => {
    const { replies, messageTemplates } = userDataOf();
    serveUserData({
      replies: { ...replies, available_from: '2026-01-01T00:00:00Z' },
      emailSettings: { ...SENDING, watch_replies: false },
      messageTemplates: { ...messageTemplates, tiktok_template: 'Hi {{creatorName}}' },
    });
    writeAnn(uid, { name: 'Dom', status: 'Discovered', email: null }, 'dom');
    await mount(<Today reads={[]} />);
    await isOpen('Dom');
    expect(listed()).toEqual(['Dom', 'Replies aren’t watched']);
  });
});

describe('the day as this device knew it', () => {
  const counts = Object.fromEntries(
    KINDS.map((kind) => [kind, { count: kind === 'reply' ? 7 : 0, isMore: false }]),
  ) as Counts;
  const kept: TodayItem = {
    kind: 'reply',
    ...{ id: 'zoe', name: 'Zoe', picture_version: null, words: 'As of then.' },
    ...{ at: minutes(-90), delivery_id: null },
  };

  it('is shown with its time until the live one comes, and is kept again', async () => {
    keepLastSession(person);
    keepLastToday(uid, { items: [kept], counts });
    writeReplied({ id: 'ann', name: 'Ann Lee' }, 1);
    failReads(new Error('No network.'));
    await mount(<Today reads={[]} />);
    await says(/as of \d+:\d\d/);
    expect(listed()).toEqual(['Zoe']);
    await isVisible(chip('7 replies'));
    failReads(null);
    await expect.poll(listed).toEqual(['Ann Lee']);
    await isGone(page.getByText(/^as of/));
    await expect.poll(() => lastToday(uid)?.items.map(({ name }) => name)).toEqual(['Ann Lee']);
  });

  it('is nobody else’s, and without it a fault is said, with a way on', async () => {
    keepLastSession(person);
    keepLastToday(uid, { items: [kept], counts });
    await newPerson();
    failReads(new Error('No network.'));
    await mount(<Today reads={[]} />);
    await says('We couldn’t load your day.');
    expect(listed()).toEqual([]);
    await isVisible(named('Try again'));
    writeReplied({ id: 'ann', name: 'Ann Lee' }, 1);
    failReads(null);
    await expect.poll(listed).toEqual(['Ann Lee']);
  });
});

it('on a phone an item is a screen of its own, from one to the next, and back to the list', async () => {
  await page.viewport(390, 844);
  hearSaid();
  await openReplies();
  const screen = page.getByRole('dialog');
  await isGone(screen);
  await row('Bea').click();
  await expect.element(screen).toHaveTextContent('2 of 3');
  await expect.element(screen).toHaveTextContent('Bea says yes.');
  await named('Done').click();
  await expect.element(screen).toHaveTextContent('2 of 2');
  await expect.element(screen.getByRole('heading', { name: 'Cleo' })).toBeVisible();
  await named('Previous').click();
  await expect.element(screen.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();
  for (const button of screen.getByRole('button').elements())
    if (button.closest('footer'))
      expect((button as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(44);
  // One bar at the foot, above what a phone keeps for itself.
  document.documentElement.style.setProperty('--inset-bottom', '34px');
  await isVisible(page.getByRole('textbox', { name: /^Your answer/ }));
  const bars = [...document.querySelectorAll<HTMLElement>('[data-answer-bar], footer')];
  expect(bars.map((bar) => getComputedStyle(bar).borderTopWidth)).toEqual(['0px', '1px']);
  expect(bars.map((bar) => getComputedStyle(bar).position)).toEqual(['static', 'static']);
  expect(bars[1]?.getBoundingClientRect().bottom).toBe(innerHeight - 34);
  document.documentElement.style.removeProperty('--inset-bottom');
  await named('Back').click();
  await isGone(screen);
  expect(listed()).toEqual(['Ann Lee', 'Cleo']);
});
