import { ChakraProvider } from '@chakra-ui/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { manyCreators, writtenCreator } from '../../../test/creators.ts';
import { uid } from '../../../test/mount.tsx';
import { isGone, isVisible } from '../../../test/screen.ts';
import { writeCreators } from '../../../test/write-creators.ts';
import { SaveBar } from '../../components/form/save-bar.tsx';
import { notify, Toaster } from '../../components/toaster.tsx';
import { CrmPage } from '../../features/crm/crm-page.tsx';
import { CaptureBox } from '../../shared/capture/capture-box.tsx';
import { system } from '../../theme/system.ts';
import { Shell } from './shell.tsx';

const Tall = () => (
  <div style={{ height: 2000, position: 'relative' }}>
    <p style={{ position: 'absolute', bottom: 0 }}>The end of the page</p>
  </div>
);
const Form = () => (
  <form style={{ height: 2000 }}>
    <textarea aria-label="Text" />
    <div style={{ height: 1000 }} />
    <SaveBar label="Save" isDirty isSaving={false} />
  </form>
);
const children = [
  { path: '/dashboard', Component: () => <CaptureBox /> },
  { path: '/dashboard/capture', Component: () => <CaptureBox /> },
  { path: '/dashboard/crm', Component: CrmPage },
  { path: '/dashboard/messages', Component: Form },
  { path: '*', Component: Tall },
];

async function open(at: string, width = 360) {
  await page.viewport(width, 740);
  const router = createMemoryRouter([{ path: '/', Component: Shell, children }], {
    initialEntries: [at],
  });
  await render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
      <Toaster />
    </ChakraProvider>,
  );
  return () => router.state.location.pathname;
}

const bar = page.getByRole('navigation', { name: 'Main, at the bottom' });
const link = (name: string) => bar.getByRole('link', { name: new RegExp(`^${name}`) });
const box = page.getByRole('textbox', { name: 'Capture a creator' });
const place = (of: Element | null) => of?.getBoundingClientRect() ?? new DOMRect();

describe('the bar at the bottom of a phone', () => {
  it('leads to what is opened most, by targets of 44 px, and says who waits', async () => {
    writeCreators(uid, { bea: writtenCreator(1, { name: 'Bea', awaiting: 'us' }) });
    const path = await open('/dashboard/deliveries');
    await isVisible(link('CRM, 1 creator waits for your answer'));
    const links = [...bar.element().querySelectorAll('a')];
    expect(links.map((it) => it.getAttribute('aria-label') ?? it.textContent)).toEqual([
      'Today',
      'CRM, 1 creator waits for your answer',
      'Capture',
      'DMs',
      'You',
    ]);
    for (const one of links) {
      expect(place(one).height).toBeGreaterThanOrEqual(44);
      expect(place(one).width).toBeGreaterThanOrEqual(44);
    }
    for (const [name, to] of [
      ['CRM', '/dashboard/crm'],
      ['DMs', '/dashboard/dms'],
      ['You', '/dashboard/profile'],
      ['Today', '/dashboard'],
    ] as const) {
      await link(name).click();
      await expect.poll(path).toBe(to);
      await expect.element(link(name)).toHaveAttribute('aria-current', 'page');
    }
  });

  it('is at the bottom, over nothing of the page; toasts come below the head', async () => {
    await open('/dashboard/deliveries');
    await isVisible(bar);
    expect(place(bar.element()).bottom).toBe(innerHeight);
    scrollTo(0, document.documentElement.scrollHeight);
    const end = page.getByText('The end of the page').element();
    await expect.poll(() => place(end).bottom).toBeLessThanOrEqual(place(bar.element()).top);
    notify.success({ title: 'Done' });
    const toast = page.getByRole('status', { name: 'Done' });
    await isVisible(toast);
    const head = place(document.querySelector('header'));
    expect(head.height).toBeGreaterThan(44);
    // It is put in its place once its height is known; until then nobody sees it.
    await expect.poll(() => place(toast.element()).top).toBeGreaterThanOrEqual(head.bottom);
    expect(place(toast.element()).bottom).toBeLessThan(innerHeight / 4);
  });

  it('goes to the capture box of the page, or of the page of its own', async () => {
    const path = await open('/dashboard');
    await isVisible(box);
    await link('Capture').click();
    await expect.element(box).toHaveFocus();
    expect(path()).toBe('/dashboard');
    // A keyboard is in its place.
    await isGone(bar);
    (document.activeElement as HTMLElement).blur();
    await link('DMs').click();
    await isGone(box);
    await link('Capture').click();
    await expect.element(box).toHaveFocus();
    expect(path()).toBe('/dashboard/capture');
  });

  it('comes back once the finger is up: a press that ends the typing finds all where it was', async () => {
    await open('/dashboard/messages');
    await page.getByRole('textbox', { name: 'Text' }).click();
    await isGone(bar);
    const save = page.getByRole('button', { name: 'Save' }).element();
    const before = place(save).bottom;
    expect(before).toBeGreaterThan(innerHeight - 56);
    (document.activeElement as HTMLElement).blur();
    expect(place(save).bottom).toBe(before);
    expect(bar.query()).toBeNull();
    await isVisible(bar);
    await expect.poll(() => place(save).bottom).toBeLessThan(place(bar.element()).top);
  });

  it('gives its place to what can be done with selected creators', async () => {
    writeCreators(uid, manyCreators(3));
    await open('/dashboard/crm');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await isVisible(bar);
    await page.getByRole('checkbox', { name: 'Select Creator 001' }).click();
    const actions = ['Send email', 'Export CSV', 'Delete'];
    for (const name of actions) {
      const button = page.getByRole('toolbar').getByRole('button', { name });
      await isVisible(button);
      expect(place(button.element())).toMatchObject({ bottom: innerHeight, height: 56 });
    }
    await isGone(bar);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await isVisible(bar);
  });

  it('is not on a wider screen', async () => {
    await open('/dashboard/deliveries', 768);
    await isVisible(page.getByRole('navigation', { name: 'Main' }));
    await isGone(bar);
    await isGone(page.getByRole('link', { name: 'You' }));
  });
});
