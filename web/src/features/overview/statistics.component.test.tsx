import { dayOf } from '@vibes/core/account/time-zone';
import type { Counts } from '@vibes/core/activity/statistics';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';
import {
  activityDocument,
  creatorDocument,
  statisticsDocument,
  userDocument,
} from '@vibes/core/firestore/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failAsked, writeDocument } from '../../../test/memory/firestore.ts';
import { mount, uid } from '../../../test/mount.tsx';
import { serveMailbox, serveUserData, userDataOf } from '../../../test/user-data.ts';
import { SENDING } from '../../../test/written-to.ts';
import { setColorMode } from '../../theme/color-mode.ts';
import { daysBack } from './days-back.ts';
import { RecentActivity } from './recent-activity.tsx';
import { Statistics } from './statistics.tsx';

const TIME_ZONE = 'Europe/Berlin';
const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => {
  writeDocument(userDocument.path(uid), { time_zone: TIME_ZONE });
  serveUserData({ emailSettings: SENDING });
});

const today = () => dayOf(new Date(), TIME_ZONE);
const dayAgo = (days: number) => daysBack(today(), days + 1)[0] ?? '';

/** What was counted, by how many days ago. */
const writeDays = (counted: Record<number, Counts>) =>
  writeDocument(statisticsDocument.path(uid), {
    days: Object.fromEntries(
      Object.entries(counted).map(([days, counts]) => [dayAgo(Number(days)), counts]),
    ),
  });

function writeCreators(statuses: CreatorStatus[]) {
  for (const [i, status] of statuses.entries())
    writeDocument(creatorDocument.path(uid, `c${i}`), { name: `Creator ${i}`, status });
}

const writeEvent = (id: string, days_ago: number) =>
  writeDocument(activityDocument.path(uid, id), {
    at: new Date(Date.now() - days_ago * DAY_MS),
    kind: 'captured',
    creator_id: id,
    creator_name: `Creator ${id}`,
    detail: '',
  });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const items = (list: string) => page.getByRole('list', { name: list }).getByRole('listitem');
const textsOf = (list: string) =>
  items(list)
    .elements()
    .map((item) => item.textContent);
/** The totals as read: name, figure and what is beside it. */
const totals = () => [...document.querySelectorAll('dl > *')].map(({ textContent }) => textContent);
const total = (name: string) => totals().find((text) => text.startsWith(name));
const rows = page.getByRole('row');

describe('statistics', () => {
  it('say what they will show while there are none', async () => {
    await mount(<Statistics />);
    const words = page.getByText('Outreach statistics will be displayed here');
    await expect.element(words).toBeVisible();
  });

  it('add up over 7, 30 and 90 days, in figures and as a table', async () => {
    writeDays({
      0: { captured: 3, emails_sent: 2, replies: 1, interested: 1 },
      10: { captured: 5, emails_sent: 4, dms_sent: 2 },
      60: { captured: 1200, emails_sent: 8, replies: 7 },
      100: { captured: 7000 },
    });
    await mount(<Statistics />);
    await page.getByText('Show as a table').click();
    await expect.element(rows).toHaveLength(31);
    const shown = 'Captures8,Emails sent6+ 2 DMs,Replies1,Interested1,Reply rate13%';
    expect(totals().join()).toBe(shown);
    const texts = rows.elements().map((row) => row.textContent);
    expect(texts[1]).toMatch(/3200?1$/);
    expect(texts[11]).toMatch(/5420$/);
    expect(texts[5]).toMatch(/0000$/);

    await button('7 days').click();
    await expect.element(rows).toHaveLength(8);
    expect([total('Captures'), total('Reply rate')]).toEqual(['Captures3', 'Reply rate50%']);

    await button('90 days').click();
    await expect.poll(() => total('Captures')).toBe('Captures1,208');
    expect([total('Replies'), total('Reply rate')]).toEqual(['Replies8', 'Reply rate50%']);
  });

  it('say that replies are not watched for in place of none, with the way to the switch', async () => {
    const { replies } = userDataOf();
    const unwatched = page.getByText(/^Replies aren’t watched for, so only creators you set to/);
    const link = page.getByRole('link', { name: 'Watch for replies' });
    serveUserData({ replies: { ...replies, available_from: '2026-01-01T00:00:00Z' } });
    writeDays({ 0: { emails_sent: 4 }, 20: { emails_sent: 4, replies: 1 } });
    await mount(<Statistics />);
    await button('7 days').click();
    await expect.element(unwatched).toBeVisible();
    expect(totals().slice(2)).toEqual(['Replies-', 'Interested-', 'Reply rate-']);
    await expect.element(link).toHaveAttribute('href', '/dashboard/email');
    // What the person set by hand still counts.
    await button('30 days').click();
    await expect.poll(() => total('Replies')).toBe('Replies1');
    expect(total('Reply rate')).toBe('Reply rate13%');
    await expect.element(unwatched).toBeVisible();
  });

  it('offer no switch that is not there, and a true none where nothing was sent', async () => {
    serveMailbox();
    writeDays({ 0: { emails_sent: 4 }, 20: { captured: 1 } });
    await mount(<Statistics />);
    await expect.poll(() => total('Replies')).toBe('Replies-');
    await expect
      .element(page.getByRole('link', { name: 'Watch for replies' }))
      .not.toBeInTheDocument();
    writeDays({ 0: { captured: 1 } });
    await expect.poll(() => total('Replies')).toBe('Replies0');
  });

  it('lead to the creators behind a figure, and nowhere from none', async () => {
    writeDays({
      0: { captured: 3, emails_sent: 2, replies: 2 },
      20: { emails_sent: 60, first_follow_ups: 50, replies_to_first_follow_up: 3 },
      40: { interested: 1, interested_in_first_follow_up: 1 },
    });
    await mount(<Statistics />);
    const link = (whom: string) => page.getByRole('link', { name: whom, exact: true });
    const followed = 'replied=first_follow_up';
    const ofFollowUp = 'who replied to the first follow-up';
    for (const [whom, query] of [
      ['3: show creators captured in these days', 'added=30d'],
      ['62: show creators who were sent an email', 'sent=yes'],
      ['2: show creators who replied', 'replied=yes&sort=-reply'],
      [`3: show creators ${ofFollowUp}`, followed],
      [`1: show creators ${ofFollowUp} and are interested`, `${followed}&says=interested`],
    ] as const)
      await expect.element(link(whom)).toHaveAttribute('href', `/dashboard/crm?${query}`);
    expect(total('Interested')).toBe('Interested0');
    const interested = link('1: show creators who are interested');
    await expect.element(interested).not.toBeInTheDocument();
    const step = (name: string) => page.getByRole('row', { name });
    await expect.element(step('First follow-up')).toHaveTextContent(/5036%12%/);
    await expect.element(step('Second follow-up')).toHaveTextContent('Too early to say');

    await button('90 days').click();
    await interested.click();
    const address = page.getByLabelText('Address', { exact: true });
    await expect.element(address).toHaveTextContent('/dashboard/crm?says=interested');
  });

  it('are read day by day with the keys and the pointer, and drawn again in the other theme', async () => {
    writeDays({ 0: { captured: 3, emails_sent: 2, replies: 1 }, 1: { captured: 9 } });
    await mount(<Statistics />);
    const plot = page.getByRole('slider', { name: 'Day' });
    const value = () => plot.element().getAttribute('aria-valuetext');
    const canvas = () => plot.element().querySelector('canvas') as HTMLCanvasElement;
    await expect.poll(canvas).not.toBeNull();
    (plot.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.poll(value).toMatch(/: Captures 3, Emails 2, Replies 1$/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(value).toMatch(/: Captures 9, Emails 0, Replies 0$/);
    await userEvent.keyboard('{Escape}');
    await expect.poll(value).toMatch(/Captures 3/);

    const { width } = plot.element().getBoundingClientRect();
    const slot = (width - 44) / 30;
    await plot.hover({ position: { x: width - 8 - slot * 1.5, y: 80 } });
    await expect.poll(value).toMatch(/: Captures 9/);

    await plot.unhover();
    const light = canvas().toDataURL();
    setColorMode('dark');
    await expect.poll(() => canvas().toDataURL()).not.toBe(light);
    await page.viewport(360, 780);
    await expect.poll(() => canvas().getBoundingClientRect().width).toBeLessThan(330);
    setColorMode('system');
    await page.viewport(1440, 900);
  });

  it('count the creators by status, again when the feed reports a change', async () => {
    writeCreators(['Discovered', 'Contacted', 'Contacted', 'Rejected']);
    writeEvent('one', 0);
    await mount(<Statistics />);
    await expect
      .poll(() => textsOf('On the way'))
      .toEqual([
        expect.stringMatching(/^Discovered1 ?25%/),
        expect.stringMatching(/^Contacted2 ?50%/),
        expect.stringMatching(/^Responded0/),
        expect.stringMatching(/^Meeting Scheduled0/),
        expect.stringMatching(/^Converted0 ?0%/),
      ]);
    expect(textsOf('Ended')).toEqual([
      expect.stringMatching(/^Rejected1/),
      expect.stringMatching(/^No Response0/),
    ]);

    writeCreators(['Converted']);
    writeEvent('two', 0);
    await expect
      .poll(() => textsOf('On the way').at(-1))
      .toEqual(expect.stringMatching(/^Converted1 ?25%/));
  });

  it('say that the creators could not be counted, and count again', async () => {
    writeCreators(['Contacted']);
    writeDays({ 0: { captured: 3 } });
    failAsked(new Error('No connection to the server.'));
    await mount(<Statistics />);
    await expect.element(page.getByText('We couldn’t count the creators.')).toBeVisible();
    expect(total('Captures')).toBe('Captures3');
    failAsked(null);
    await button('Try again').click();
    await expect.poll(() => textsOf('On the way')[1]).toMatch(/^Contacted1 ?100%/);
  });
});

describe('the feed', () => {
  it('shows new events by itself, and older ones at a press, each under its day', async () => {
    await mount(<RecentActivity />);
    const empty = page.getByText('Recent activity will be displayed here');
    await expect.element(empty).toBeVisible();
    const lines = page.getByRole('listitem');
    writeEvent('first', 0);
    await expect.element(lines).toHaveLength(1);

    for (let i = 0; i < 25; i += 1) writeEvent(`a${i}`, i);
    await expect.element(lines).toHaveLength(20);
    const headings = page.getByRole('heading');
    expect(
      headings
        .elements()
        .slice(0, 2)
        .map((heading) => heading.textContent),
    ).toEqual(['Today', 'Yesterday']);
    await button('Show more').click();
    await expect.element(lines).toHaveLength(26);
    await expect.element(button('Show more')).not.toBeInTheDocument();
  });
});
