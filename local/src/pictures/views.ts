import type { Page } from '@playwright/test';

/** A screen in one of its states: where it is, and what a person does there to see it. */
export interface View {
  name: string;
  path: string;
  open?: (page: Page) => Promise<unknown>;
}

const click = (role: 'button' | 'tab' | 'link', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click();

/** One after the other. */
const then =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

/** Screens for whoever is not signed in. */
export const PUBLIC_VIEWS: readonly View[] = [
  { name: 'login', path: '/login' },
  { name: 'account-chooser', path: '/login', open: click('button', 'Sign in with Google') },
  { name: 'signup', path: '/signup' },
  { name: 'not-found', path: '/nowhere' },
];

/** Every signed-in screen, its tabs and its dialogs. */
export const DASHBOARD_VIEWS: readonly View[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'dashboard-activity', path: '/dashboard', open: click('tab', 'Recent Activity') },
  { name: 'messages', path: '/dashboard/messages' },
  { name: 'messages-instagram', path: '/dashboard/messages', open: click('tab', 'Instagram') },
  { name: 'messages-tiktok', path: '/dashboard/messages', open: click('tab', 'TikTok') },
  { name: 'email-gmail', path: '/dashboard/email', open: click('tab', 'Gmail') },
  { name: 'email-webhook', path: '/dashboard/email', open: click('tab', 'Webhook') },
  { name: 'crm', path: '/dashboard/crm' },
  {
    name: 'crm-nothing-found',
    path: '/dashboard/crm',
    open: (page) => page.getByPlaceholder('Search creators...').fill('nobody is called this'),
  },
  { name: 'crm-notion', path: '/dashboard/crm', open: click('tab', 'Notion') },
  { name: 'crm-webhook', path: '/dashboard/crm', open: click('tab', 'Webhook') },
  { name: 'api-key', path: '/dashboard/api-keys' },
  {
    name: 'api-key-regenerate',
    path: '/dashboard/api-keys',
    open: click('button', 'Regenerate'),
  },
  { name: 'profile', path: '/dashboard/profile', open: click('tab', 'Profile Information') },
  { name: 'profile-plans', path: '/dashboard/profile', open: click('tab', 'Plans & Billing') },
  {
    name: 'profile-subscribe',
    path: '/dashboard/profile',
    open: then(click('tab', 'Plans & Billing'), click('button', /Starter/)),
  },
  { name: 'shortcut-setup', path: '/dashboard/shortcut-setup' },
  {
    name: 'shortcut-setup-download',
    path: '/dashboard/shortcut-setup',
    open: click('link', 'I need to download the shortcut'),
  },
  {
    name: 'shortcut-setup-existing',
    path: '/dashboard/shortcut-setup',
    open: click('link', 'I already downloaded it'),
  },
];
