import type { WordingMoment } from './wording-table.ts';

/** What is said where two creators are, or may be, one person. */
export const ONE_PERSON_MOMENTS: readonly WordingMoment[] = [
  {
    screen: '/dashboard/crm',
    moment: 'two creators may be one person, and are joined',
    texts: [
      'Is this also @lena on Instagram?',
      'Their pages mention the account of Lena Klar.',
      'They have the same email address as Lena Klar.',
      'Follow-ups to the younger one end. Nothing is sent.',
      'Join with @lena',
      'Not the same person',
      'Join with another creator',
      'No other creator matches “ann lee”.',
      'Joined with @lena on Instagram',
      'Not joined',
      '@lena on Instagram is a separate creator again',
      'We won’t ask about @lena on Instagram again',
    ],
    shown_by: 'features/crm/same-person/same-person.component.test.tsx',
  },
];
