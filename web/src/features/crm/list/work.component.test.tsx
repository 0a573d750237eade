import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { named } from '../../../../test/creator-details.tsx';
import { ann, manyCreators, writtenCreator } from '../../../../test/creators.ts';
import { minutes } from '../../../../test/deliveries.ts';
import { mount, uid } from '../../../../test/mount.tsx';
import { hasFocus, isGone, isVisible, leadsTo, says } from '../../../../test/screen.ts';
import { writeCreators } from '../../../../test/write-creators.ts';
import { CrmPage } from '../crm-page.tsx';
import { changeTableSettings } from '../table/table-settings.ts';

/** The view "Work" of the CRM. */

const OFFER = 'Work shows as many creators as fit, a line each, with whose turn it is.';
const open = (query = '') => mount(<CrmPage />, { at: `/dashboard/crm${query}` });
const view = (name: string) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name, exact: true });
const menu = named('More of the creators');
const titles = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const names = () =>
  page
    .getByRole('link', { name: /^(Creator|Ann|Bea)/ })
    .elements()
    .map(({ textContent }) => textContent);

const bea = writtenCreator(2, {
  ...{ name: 'Bea', tiktok_username: 'bea', email_sent: true, status: 'Responded' },
  ...{ awaiting: 'us', last_in_at: minutes(-130), followers: 2_300_000 },
});

beforeEach(() => changeTableSettings({ first: null, hidden: [], size: 5 }));

describe('each creator', () => {
  it('is a line with whose turn it is, what happened last and where they are', async () => {
    writeCreators(uid, { ann, bea });
    await open('?layout=work');
    const row = (name: string) => page.getByRole('row', { name });
    await expect.element(row('Bea')).toHaveTextContent(/Replied, your turnReplied 2 h ago@bea/);
    await expect.element(row('Bea')).toHaveTextContent(/Responded.*2.3M/);
    await expect.element(row('Ann Lee')).toHaveTextContent(/Saved (today|yesterday)/);
    expect(titles()).toEqual(['Name', 'Turn', 'Last', 'Profile', 'Email', 'Status', 'Followers']);
    for (const platform of ['annlee on TikTok', 'ann.lee on Instagram'])
      await isVisible(row('Ann Lee').getByRole('link', { name: `@${platform}` }));
    await named('Where hello@ann.studio was found').click();
    await says(/hello@ann\.studio/);
    for (const one of rows()) expect(one.getBoundingClientRect().height).toBe(44);
  });

  it('is sorted by followers, most first, and by who replied last', async () => {
    writeCreators(uid, { ann, bea, c: writtenCreator(1) });
    await open('?layout=work');
    await expect.poll(names).toEqual(['Creator 001', 'Bea', 'Ann Lee']);
    await named('Followers').click();
    await expect.poll(names).toEqual(['Bea', 'Ann Lee', 'Creator 001']);
    await named('Turn').click();
    await expect.poll(names).toEqual(['Bea', 'Creator 001', 'Ann Lee']);
  });
});

describe('the list', () => {
  it('has as many lines as the window has room for, under one line of tools', async () => {
    writeCreators(uid, manyCreators(40));
    await open('?layout=work');
    await says('1–14 of 40 creators');
    expect(rows()).toHaveLength(14);
    const [first, last] = [rows()[0], rows().at(-1)];
    // Of the page alone: the frame adds 32 px above it.
    expect(first?.getBoundingClientRect().top).toBeLessThan(180 - 32);
    expect(last?.getBoundingClientRect().bottom).toBeLessThan(900);
    await page.viewport(1440, 600);
    await says('1–7 of 40 creators');
  });

  it('begins within 240 px on a phone, where its menu has the way to choose', async () => {
    writeCreators(uid, manyCreators(40));
    await page.viewport(360, 740);
    await open('?layout=work');
    await says('1–25 of 40 creators');
    // The bar of the phone and the page's own margin are above it.
    expect(rows()[0]?.getBoundingClientRect().top).toBeLessThan(240 - 56 - 20);
    await menu.click();
    await named('Select creators').click();
    await isVisible(page.getByRole('checkbox', { name: 'Select Creator 001' }));
  });

  it('keeps its layout from view to view, and through a filter', async () => {
    writeCreators(uid, { ann, bea });
    await open('?layout=work');
    await named('Filters').click();
    await page.getByRole('dialog', { name: 'Filters' }).getByText('Responded').click();
    await named('Show 1 creator').click();
    await expect.poll(names).toEqual(['Bea']);
    await says('/dashboard/crm?status=Responded&layout=work');
    await page.getByRole('link', { name: /^Waiting for you/ }).click();
    await says('/dashboard/crm?awaiting=us&sort=-reply&layout=work');
    await view('All creators').click();
    await expect.poll(titles).toContain('Email Source');
  });
});

describe('what comes first', () => {
  it('is offered once, and then remembered', async () => {
    writeCreators(uid, manyCreators(6));
    await open();
    await says(OFFER);
    await named('Begin with Work').click();
    await expect.poll(titles).toContain('Turn');
    await isGone(page.getByText(OFFER));
    await leadsTo(view('Work'), '/dashboard/crm');
    await leadsTo(view('All creators'), '/dashboard/crm?layout=all');
    await cleanup();
    await open();
    await expect.poll(titles).toContain('Turn');
  });

  it('stays all creators where the offer is declined, and is not offered with a page of them', async () => {
    writeCreators(uid, manyCreators(6));
    await open();
    await named('Not now').click();
    await isGone(page.getByText(OFFER));
    await expect.poll(titles).toContain('Email Source');
    await cleanup();
    await open();
    await expect.poll(titles).toContain('Email Source');
    await isGone(page.getByText(OFFER));
  });

  it('is changed in the menu, which leaves what is shown as it is', async () => {
    writeCreators(uid, manyCreators(2));
    await open();
    await isGone(page.getByText(OFFER));
    await menu.click();
    await page.getByRole('checkbox', { name: 'Begin with Work' }).click();
    await expect.poll(titles).toContain('Email Source');
    await cleanup();
    await open();
    await expect.poll(titles).toContain('Turn');
  });
});

it('what was deleted is in the menu, which has the focus once it is closed', async () => {
  writeCreators(uid, { ann });
  await open();
  await menu.click();
  await named('Deleted in the last 30 days').click();
  await says('Nothing deleted');
  await userEvent.keyboard('{Escape}');
  await hasFocus(menu);
});
