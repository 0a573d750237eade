import type { WordingMoment } from './wording-table.ts';

/** The list of the CRM, and its view "Work". */
export const LIST_MOMENTS: readonly WordingMoment[] = [
  {
    screen: '/dashboard/crm',
    moment: 'creators are searched',
    texts: ['Search creators...'],
    shown_by: 'crm.spec.ts',
  },
  {
    screen: '/dashboard/crm',
    moment: 'creators are exported',
    texts: [' creators as CSV', ' creators exported'],
    shown_by: 'crm.spec.ts',
  },
  {
    screen: '/dashboard/crm',
    moment: 'all is work, a line each',
    texts: [
      'Turn',
      'Last',
      'Profile',
      'Followers',
      'Begin with Work',
      'Not now',
      'Select creators',
      'Deleted in the last 30 days',
      'Work shows as many creators as fit, a line each, with whose turn it is.',
    ],
    shown_by: 'features/crm/list/work.component.test.tsx',
  },
];
