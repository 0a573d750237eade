import { all, click, dialog, EXAMPLE_URL, fill, type Step, type View, view } from './view.ts';

/** All creators of the page, and the bar with what can be done with them. */
const selectPage: Step = async (page) => {
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  await page.getByRole('toolbar', { name: 'Selected creators' }).waitFor();
};

/** The CRM. */
export const CRM_VIEWS: readonly View[] = [
  view('crm', '/dashboard/crm'),
  view('crm-work', '/dashboard/crm?layout=work'),
  view('crm-menu', '/dashboard/crm', all(click('button', 'More of the creators'), dialog)),
  view('crm-nothing-found', '/dashboard/crm', (page) =>
    page.getByPlaceholder('Search creators...').fill('nobody is called this'),
  ),
  view('crm-nobody-filtered', '/dashboard/crm?status=Converted&awaiting=them', (page) =>
    page.getByText('No creator matches these filters.').waitFor(),
  ),
  view('crm-filter', '/dashboard/crm?sort=name', all(click('button', 'Filter by status'), dialog), {
    isOnDesk: true,
  }),
  view('crm-filters', '/dashboard/crm?email=yes', all(click('button', 'Filters'), dialog), {
    isOnPhone: true,
  }),
  view('crm-columns', '/dashboard/crm', all(click('button', 'Columns'), dialog), {
    isOnDesk: true,
  }),
  view('crm-save-view', '/dashboard/crm?email=yes', all(click('button', 'Save View'), dialog)),
  view('crm-creator', '/dashboard/crm', all(click('link', /^Mara Kiln/), dialog)),
  view(
    'crm-reminder',
    '/dashboard/crm',
    all(click('link', /^Mara Kiln/), dialog, click('button', 'Remind me'), (page) =>
      page.getByLabel('Another day').waitFor(),
    ),
  ),
  view(
    'crm-join',
    '/dashboard/crm',
    all(click('link', /^Mara Kiln/), dialog, click('button', 'Join with another creator')),
  ),
  // A row of a phone says what happened last; the reason is in the details.
  view('crm-why-not-sent', '/dashboard/crm', all(click('button', 'No: why'), dialog), {
    isOnDesk: true,
  }),
  view('crm-selected', '/dashboard/crm', selectPage, { isOnDesk: true }),
  view('crm-selecting', '/dashboard/crm', click('button', 'Select'), { isOnPhone: true }),
  view('crm-send-many', '/dashboard/crm', all(selectPage, click('button', 'Send email'), dialog), {
    isOnDesk: true,
  }),
  view('dms', '/dashboard/dms', click('button', 'Not now')),
  view(
    'crm-deleted',
    '/dashboard/crm',
    all(
      click('button', 'More of the creators'),
      click('button', 'Deleted in the last 30 days'),
      dialog,
    ),
  ),
  view('crm-notion', '/dashboard/crm', click('tab', 'Notion')),
  view('crm-webhook', '/dashboard/crm', click('tab', 'Webhook')),
  view(
    'crm-switch',
    '/dashboard/crm',
    all(
      click('tab', 'Webhook'),
      fill('Webhook URL', EXAMPLE_URL),
      click('button', 'Save URL'),
      click('button', 'Make Active'),
      dialog,
    ),
  ),
];
