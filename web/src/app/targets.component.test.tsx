import { ChakraProvider } from '@chakra-ui/react';
import { deliveryDocument } from '@vibes/core/firestore/documents';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { onTouch, smallTargets } from '../../test/app/small-targets.ts';
import { ann, manyCreators } from '../../test/creators.ts';
import { emailToAnn } from '../../test/deliveries.ts';
import { beginDay, writeReplied } from '../../test/features/overview/opened-day.tsx';
import { writeDocument } from '../../test/memory/firestore.ts';
import { uid } from '../../test/mount.tsx';
import { isVisible } from '../../test/screen.ts';
import { writeCreators } from '../../test/write-creators.ts';
import { notify, Toaster } from '../components/toaster.tsx';
import { routes } from '../lib/routes.ts';
import { system } from '../theme/system.ts';
import { SCREENS } from './screens.ts';
import { Shell } from './shell/shell.tsx';

/* Every screen of the app on a phone: what can be pressed is 44 px wide and high, for a finger. */

beforeEach(() => onTouch(true));
afterAll(() => onTouch(false));

const children = Object.entries(SCREENS).map(([path, lazy]) => ({ path, lazy }));

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
}

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const tab = (name: string | RegExp) => page.getByRole('tab', { name });
const words = (text: string | RegExp) => page.getByText(text).first();

/** Where to begin, what is pressed in turn, and what is there then. */
const OPENED: [screen: string, at: string, presses: Locator[], shown: Locator][] = [
  ['day', routes.dashboard, [], words('Creators by status')],
  ['open item of the day', routes.dashboard, [button(/^Bea/)], words('Bea says yes.')],
  ['reminder', routes.dashboard, [button(/^Bea/), button('Remind me')], words('Tomorrow')],
  ['capture', routes.capture, [], words('More ways to capture')],
  ['list of creators', routes.crm, [], words('Begin with Work')],
  ['list of work', `${routes.crm}?layout=work`, [], words('Creator 008')],
  ['choice of creators', routes.crm, [button('Select')], page.getByRole('checkbox').first()],
  ['filters', routes.crm, [button('Filters')], words('Last 90 days')],
  ['menu of the list', routes.crm, [button('More of the creators')], page.getByRole('dialog')],
  ['details', `${routes.crm}?creator=ann`, [], words('Delete creator')],
  [
    'field of an address',
    `${routes.crm}?creator=ann`,
    [button('Type another address')],
    page.getByLabelText('Email address'),
  ],
  [
    'deleted creators',
    routes.crm,
    [button('More of the creators'), button('Deleted in the last 30 days')],
    page.getByRole('heading', { name: 'Deleted in the last 30 days' }),
  ],
  ['review', routes.deliveries, [button(/^Review/)], page.getByRole('dialog')],
  ['Notion', routes.crm, [tab('Notion')], words('Notion API Key')],
  ['CRM webhook', routes.crm, [tab('Webhook')], words('Signing secret')],
  ['DMs', routes.dms, [], words('Hi Creator 001')],
  ['deliveries', routes.deliveries, [button(/^Log of/), button(/^Read email/)], words('Ann Lee')],
  ['templates', routes.templates, [], words('Email Template')],
  ['email settings', routes.email, [], words('How to get a new app password')],
  ['API key', routes.apiKeys, [], words('Copy command')],
  ['question', routes.apiKeys, [button(/^Regenerate/)], page.getByRole('alertdialog')],
  ['profile', routes.profile, [], tab('Plans & Billing')],
  ['plans', `${routes.profile}?tab=plans`, [], words('Growth')],
  ['guide', routes.shortcutSetup, [], words('Back to Dashboard')],
  ['credits', routes.credits, [], words('Credits left')],
  ['referrals', routes.referral, [], page.getByRole('heading').first()],
  ['menu', routes.credits, [button('Open menu')], button('Log out')],
  ['commands', routes.credits, [button(/ommands/)], page.getByRole('option').first()],
];

function writeAll() {
  beginDay();
  writeReplied({ id: 'bea', name: 'Bea' }, 2);
  writeCreators(uid, { ...manyCreators(8), ann });
  writeDocument(deliveryDocument.path(uid, 'email_ann'), {
    ...emailToAnn({ state: 'failed', attempts: 1 }, 3),
  });
  writeDocument(deliveryDocument.path(uid, 'email_c1'), {
    ...emailToAnn({ creator_id: 'c1', creator_name: 'Creator 001' }),
  });
}

it.each(OPENED)('on the screen "%s" a finger misses nothing', async (_, at, presses, shown) => {
  writeAll();
  await open(at);
  for (const press of presses) await press.click();
  await isVisible(shown);
  await expect.poll(smallTargets).toEqual([]);
});

it.each([
  ['day', routes.dashboard, 'Bea says yes.'],
  ['list of creators', routes.crm, 'Begin with Work'],
  ['list of work', `${routes.crm}?layout=work`, 'Creator 008'],
  ['templates', routes.templates, 'Email Template'],
])('on a tablet a finger misses nothing of: %s', async (_, at, shown) => {
  writeAll();
  await open(at, 1024);
  await isVisible(words(shown));
  await expect.poll(smallTargets).toEqual([]);
});

it('a toast can be closed by a finger, and covers nothing of the head', async () => {
  await open(routes.credits);
  await isVisible(words('Credits left'));
  notify.success({ title: 'Done' });
  // It stays while it is pointed at.
  await words('Done').hover();
  const close = page.getByRole('status', { name: 'Done' }).getByRole('button', { name: 'Close' });
  await expect.poll(() => close.query() && smallTargets()).toEqual([]);
});
