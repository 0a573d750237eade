import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { changeCreator, drawer, named } from '../../../../test/creator-details.tsx';
import { manyCreators } from '../../../../test/creators.ts';
import { writeReplied } from '../../../../test/features/overview/opened-day.tsx';
import { answerCall, refuse } from '../../../../test/memory/functions-client.ts';
import { uid } from '../../../../test/mount.tsx';
import { chosen, keys, link, mod, open, search } from '../../../../test/opened-screens.tsx';
import { hasFocus, isAt, isGone, isVisible, says } from '../../../../test/screen.ts';
import { serveUserData } from '../../../../test/user-data.ts';
import { writeCreators } from '../../../../test/write-creators.ts';
import { SENDING } from '../../../../test/written-to.ts';
import { CrmPage } from '../crm-page.tsx';

/** The details beside the list, and the way from one creator to the next. */

const CRM = '/dashboard/crm';
const shows = (name: string, place: string) =>
  expect.element(drawer).toHaveTextContent(new RegExp(`^${place}.{0,4}${name}`));
const answer = drawer.getByRole('textbox', { name: /^Your answer to / });
const isMarked = (name: string) =>
  expect.element(link(name)).toHaveAttribute('aria-current', 'true');

async function openMany(count: number, query = '') {
  writeCreators(uid, manyCreators(count));
  await open(<CrmPage />, `${CRM}${query}`);
  await isVisible(link('Creator 001'));
}

const WORK = ['Name', 'Turn', 'Last', 'Profile', 'Email', 'Status', 'Followers'];
const WAITING = '?awaiting=us&sort=-reply';

/** Ann, Bea and Cleo wait for an answer; Ann answered last. */
async function openWaiting(query = WAITING) {
  serveUserData({ emailSettings: SENDING });
  writeReplied({ id: 'ann', name: 'Ann' }, 1);
  writeReplied({ id: 'bea', name: 'Bea' }, 2);
  writeReplied({ id: 'cleo', name: 'Cleo' }, 3);
  answerCall('answerCreator', ({ creator_id }) => {
    changeCreator(uid, { awaiting: 'them' }, creator_id);
    return {} as never;
  });
  await open(<CrmPage />, `${CRM}${query}`);
  await isVisible(link('Ann'));
}

it('leave the list alive: it is searched, another row opens in their place, and closing leads back', async () => {
  await openMany(3);
  await link('Creator 001').click();
  await shows('Creator 001', '1 of 3');
  await expect.element(drawer).not.toHaveAttribute('aria-modal');
  await isMarked('Creator 001');
  await link('Creator 002').click();
  await shows('Creator 002', '2 of 3');
  await isMarked('Creator 002');
  await search.fill('Creator 00');
  await isAt(`${CRM}?q=Creator+00&creator=c2`);
  await shows('Creator 002', '2 of 3');
  await search.fill('');
  await isAt(`${CRM}?creator=c2`);
  await named('Close').click();
  await isGone(drawer);
  await isAt(CRM);
  await hasFocus(link('Creator 002'));
});

it('cover no name, and where there is room nothing of the list', async () => {
  await openMany(3);
  await link('Creator 001').click();
  const area = page.getByRole('region', { name: 'Creators' });
  const end = () => area.element().getBoundingClientRect().right;
  const begin = () => drawer.element().getBoundingClientRect().left;
  await expect.poll(() => end() < begin()).toBe(true);
  await page.viewport(768, 900);
  await expect.poll(() => link('Creator 001').elements().length).toBe(1);
  expect(link('Creator 001').element().getBoundingClientRect().left + 100).toBeLessThan(begin());
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768);
});

it('leave no column of Work that would make the list scroll sideways', async () => {
  await openMany(3, '?layout=work');
  const area = page.getByRole('region', { name: 'Creators' });
  const titles = () =>
    area
      .getByRole('columnheader')
      .elements()
      .map((title) => title.textContent);
  const hidden = () => area.element().scrollWidth - area.element().clientWidth;
  await page.viewport(1280, 900);
  await expect.poll(titles).toEqual(WORK);
  await link('Creator 001').click();
  await expect.poll(titles).toEqual(WORK.filter((title) => title !== 'Followers'));
  expect(hidden()).toBe(0);
  // As wide as with the sidebar.
  area.element().parentElement?.style.setProperty('width', '30rem');
  await expect.poll(titles).toEqual(['Name', 'Turn', 'Status']);
  expect(hidden()).toBe(0);
  await named('Close').click();
  await expect.poll(titles).toEqual(WORK);
});

it('go on in the order of the view, over its pages', async () => {
  await openMany(7, '?sort=name');
  await link('Creator 005').click();
  await shows('Creator 005', '5 of 7');
  await keys(']');
  await shows('Creator 006', '6 of 7');
  await isMarked('Creator 006');
  await named('Next creator').click();
  await shows('Creator 007', '7 of 7');
  await expect.element(named('Next creator')).toHaveAttribute('aria-disabled', 'true');
  await keys('[[');
  await shows('Creator 006', '6 of 7');
  await keys('{Escape}');
  await isGone(drawer);
  await isAt(`${CRM}?sort=name&page=2`);
  await hasFocus(link('Creator 006'));
});

it('keep their place when the creator leaves the filter', async () => {
  await openMany(4, '?status=Discovered&sort=name');
  await link('Creator 002').click();
  await shows('Creator 002', '2 of 4');
  await drawer.getByRole('combobox', { name: 'Status of Creator 002' }).selectOptions('Rejected');
  await shows('Creator 002', 'Not in this list');
  await named('Next creator').click();
  await shows('Creator 003', '2 of 3');
  await named('Previous creator').click();
  await shows('Creator 001', '1 of 3');
});

it('Escape in the list closes them, and clears what is chosen after that', async () => {
  await openMany(3);
  await link('Creator 001').click();
  await shows('Creator 001', '1 of 3');
  await page.getByRole('checkbox', { name: 'Select Creator 002' }).click();
  await expect.element(chosen()).toHaveTextContent('1 selected');
  await keys('{Escape}');
  await isGone(drawer);
  await isVisible(chosen());
  await keys('{Escape}');
  await isGone(chosen());
});

it('of those who wait, open the next one once an answer is sent; the last one stays', async () => {
  await openWaiting();
  await link('Bea').click();
  await hasFocus(answer);
  answerCall('answerCreator', () => refuse('Gmail is full.'));
  await keys('We pay 800.');
  await mod('{Enter}');
  await says('Gmail is full.');
  await shows('Bea', '2 of 3');
  answerCall('answerCreator', ({ creator_id }) => {
    changeCreator(uid, { awaiting: 'them' }, creator_id);
    return {} as never;
  });
  await mod('{Enter}');
  await shows('Cleo', '2 of 2');
  await hasFocus(answer);
  await expect.element(answer).toHaveValue('');
  await keys('Gladly.');
  await mod('{Enter}');
  await shows('Ann', '1 of 1');
  await hasFocus(answer);
  await keys('Sure.');
  await mod('{Enter}');
  await shows('Ann', 'Not in this list');
  await isGone(named('Next creator'));
});

it('stay open in any other view once an answer is sent', async () => {
  await openWaiting('');
  await link('Bea').click();
  await hasFocus(answer);
  await keys('We pay 800.');
  await mod('{Enter}');
  await says('Your answer to Bea is on its way');
  await expect.element(answer).toHaveValue('');
  await shows('Bea', '\\d of 3');
});

it('show what a creator who waits wrote first, and the address as a line that opens', async () => {
  await openWaiting();
  await link('Ann').click();
  const part = (name: string) => drawer.getByRole('region', { name, exact: true });
  await expect.element(part('Timeline')).toHaveTextContent('Ann says yes.');
  const order = part('Timeline').element().compareDocumentPosition(part('Email').element());
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const fold = part('Email').getByRole('button', { name: 'ann@c.test' });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  expect(part('Email').element().getBoundingClientRect().height).toBeLessThan(64);
  await fold.click();
  await isVisible(part('Email').getByText('Email sent', { exact: true }));
});

it('on a phone are answered at the foot of the screen, with the next one at its head', async () => {
  await page.viewport(360, 740);
  await openWaiting();
  await link('Ann').click();
  await expect.element(answer).toBeInViewport({ ratio: 0.99 });
  await isVisible(drawer.getByText('Ann says yes.'));
  const send = named('Send answer').element().getBoundingClientRect();
  expect(send.bottom).toBeGreaterThan(740 - 72);
  expect(send.bottom).toBeLessThanOrEqual(740);
  await named('Next creator').click();
  await shows('Bea', '2 of 3');
  await expect.element(answer).toBeInViewport({ ratio: 0.99 });
  await named('Back').click();
  await isGone(drawer);
});
