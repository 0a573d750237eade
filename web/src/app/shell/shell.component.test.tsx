import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { writeAccount } from '../../../test/account.ts';
import { failReads } from '../../../test/memory/firestore.ts';
import { mount, person } from '../../../test/mount.tsx';
import { writeSubscription } from '../../../test/plan.ts';
import { isAt, isGone, isVisible, leadsTo } from '../../../test/screen.ts';
import { Shell } from './shell.tsx';

beforeEach(() => {
  document.cookie = 'sidebar:state=; path=/; max-age=0';
});

const open = () => mount(<Shell />, { at: '/dashboard' });
const aside = () => document.querySelector('aside');
const isWide = (width: number) =>
  expect.poll(() => aside()?.getBoundingClientRect().width).toBe(width);
const button = (name: string) => page.getByRole('button', { name });
const upgrade = page.getByRole('link', { name: 'Upgrade' });
const footerSays = (text: string) => expect.poll(() => aside()?.textContent).toContain(text);

describe('the sidebar', () => {
  it('links to every page, in order', async () => {
    await open();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await isVisible(nav);
    expect([...nav.element().querySelectorAll('a')].map((it) => it.textContent)).toEqual([
      'Dashboard',
      'Message Templates',
      'Email Settings',
      'CRM',
      'DMs',
      'Deliveries',
      'API Key',
      'Profile',
    ]);
    await isWide(256);
  });

  it('is a rail on a tablet until it is chosen', async () => {
    await page.viewport(768, 800);
    await open();
    await isWide(48);
    await page.viewport(1280, 800);
    await isWide(256);
    expect(document.cookie).not.toContain('sidebar:state');
  });

  it('folds to 48 px by its button and by the shortcut, and is kept so', async () => {
    await open();
    await button('Collapse sidebar').click();
    await isWide(48);
    await expect.poll(() => document.cookie).toContain('sidebar:state=false');
    await button('Expand sidebar').click();
    await isWide(256);
    for (const key of ['Control', 'Meta']) {
      await userEvent.keyboard(`{${key}>}b{/${key}}`);
      await isWide(48);
      await userEvent.keyboard(`{${key}>}b{/${key}}`);
      await isWide(256);
    }
    // With Shift or Alt the shortcut is left to the browser.
    for (const others of [{ shiftKey: true }, { altKey: true }])
      dispatchEvent(new KeyboardEvent('keydown', { key: 'b', ctrlKey: true, ...others }));
    await isVisible(button('Collapse sidebar'));
    await isWide(256);
    expect(document.cookie).toContain('sidebar:state=true');
  });

  it('has names and the link to the plans as tooltips on the rail', async () => {
    await open();
    await isVisible(upgrade);
    await button('Collapse sidebar').click();
    await page.getByRole('link', { name: 'CRM' }).hover();
    await isVisible(page.getByRole('tooltip', { name: 'CRM' }));
    await upgrade.hover();
    await isVisible(page.getByRole('tooltip', { name: 'Upgrade' }));
    await userEvent.keyboard('{Control>}b{/Control}');
    await isGone(page.getByRole('tooltip'));
  });

  it('is on a phone a drawer of 288 px that closes after a link is followed', async () => {
    await page.viewport(360, 780);
    await open();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await isWide(0);
    for (const link of ['CRM', 'Upgrade']) {
      await button('Open menu').click();
      await expect
        .poll(() => drawer.element().getBoundingClientRect())
        .toMatchObject({ width: 288, left: 0 });
      await drawer.getByRole('link', { name: link }).click();
      await isGone(drawer);
    }
    await isAt('/dashboard/profile');
    // Before the question about unsaved text that may keep the person on the screen.
    for (const name of ['CRM', 'Upgrade']) {
      await button('Open menu').click();
      const link = drawer.getByRole('link', { name });
      await isVisible(link);
      link.element().addEventListener('click', (event) => event.preventDefault());
      await link.click();
      await isGone(drawer);
    }
    await isAt('/dashboard/profile');
  });
});

describe('the footer of the sidebar', () => {
  it('names the person, by their address without a name', async () => {
    writeAccount(person.uid, { name: 'Sam Shell' });
    await open();
    await footerSays('Sam Shell');
    expect(aside()?.querySelector('[data-kept=initial]')).toHaveTextContent(/^S$/);
    writeAccount(person.uid, { name: '' });
    // Of an account without a name the session may know one.
    await footerSays(person.email);
  });

  it('names the plan, or leads to the plans', async () => {
    await open();
    await footerSays('No Plan');
    await leadsTo(upgrade, '/dashboard/profile');
    writeSubscription(person.uid, { plan_name: 'Growth' });
    await footerSays('Growth');
    await isGone(upgrade);
    writeSubscription(person.uid, { status: 'canceled' });
    await isVisible(upgrade);
  });

  it('says nothing of a plan that cannot be read', async () => {
    failReads(new Error('no'));
    await open();
    await footerSays(person.name);
    await isGone(upgrade);
    await expect.poll(() => aside()?.textContent).not.toContain('No Plan');
  });
});
