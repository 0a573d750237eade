import { all, click, dialog, EXAMPLE_URL, fill, type Step, type View } from './view.ts';

/** All creators of the page, and the bar with what can be done with them. */
const selectPage: Step = async (page) => {
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  await page.getByRole('toolbar', { name: 'Selected creators' }).waitFor();
};

/** The CRM. */
export const CRM_VIEWS: readonly View[] = [
  { name: 'crm', path: '/dashboard/crm' },
  {
    name: 'crm-nothing-found',
    path: '/dashboard/crm',
    open: (page) => page.getByPlaceholder('Search creators...').fill('nobody is called this'),
  },
  {
    name: 'crm-nobody-filtered',
    path: '/dashboard/crm?status=Converted&awaiting=them',
    open: (page) => page.getByText('No creator matches these filters.').waitFor(),
  },
  {
    name: 'crm-filter',
    path: '/dashboard/crm?sort=name',
    open: all(click('button', 'Filter by status'), dialog),
    isOnDesk: true,
  },
  {
    name: 'crm-filters',
    path: '/dashboard/crm?email=yes',
    open: all(click('button', 'Filters'), dialog),
    isOnPhone: true,
  },
  {
    name: 'crm-columns',
    path: '/dashboard/crm',
    open: all(click('button', 'Columns'), dialog),
    isOnDesk: true,
  },
  {
    name: 'crm-save-view',
    path: '/dashboard/crm?email=yes',
    open: all(click('button', 'Save View'), dialog),
  },
  { name: 'crm-creator', path: '/dashboard/crm', open: all(click('link', /^Mara Kiln/), dialog) },
  {
    name: 'crm-why-not-sent',
    path: '/dashboard/crm',
    open: all(click('button', 'No: why'), dialog),
    // A row of a phone says what happened last; the reason is in the details.
    isOnDesk: true,
  },
  { name: 'crm-selected', path: '/dashboard/crm', open: selectPage, isOnDesk: true },
  {
    name: 'crm-selecting',
    path: '/dashboard/crm',
    open: click('button', 'Select'),
    isOnPhone: true,
  },
  {
    name: 'crm-send-many',
    path: '/dashboard/crm',
    open: all(selectPage, click('button', 'Send email'), dialog),
    isOnDesk: true,
  },
  { name: 'dms', path: '/dashboard/dms', open: click('button', 'Not now') },
  {
    name: 'crm-deleted',
    path: '/dashboard/crm',
    open: all(click('button', 'Deleted in the last 30 days'), dialog),
  },
  { name: 'crm-notion', path: '/dashboard/crm', open: click('tab', 'Notion') },
  { name: 'crm-webhook', path: '/dashboard/crm', open: click('tab', 'Webhook') },
  {
    name: 'crm-switch',
    path: '/dashboard/crm',
    open: all(
      click('tab', 'Webhook'),
      fill('Webhook URL', EXAMPLE_URL),
      click('button', 'Save URL'),
      click('button', 'Make Active'),
      dialog,
    ),
  },
];
