import type { WordingMoment } from './wording-table.ts';

/** What is said where a creator is answered. */
export const ANSWER_MOMENTS: readonly WordingMoment[] = [
  {
    screen: '/dashboard/crm',
    moment: 'a creator answers, and is answered',
    texts: [
      'Reply from ',
      'Automatic reply from ',
      'Your answer to ',
      'Draft saved.',
      ' is on its way',
      'Unsubscribe ',
      ' gets no more messages from you',
    ],
    shown_by: 'shared/conversation/answer/conversation.component.test.tsx',
  },
  {
    screen: '/dashboard/crm',
    moment: 'texts are saved for answers, and used',
    texts: [
      'Save texts you write often. Type / in an answer to use one.',
      'Save this answer as a snippet',
      'Edit snippets',
      'Name of the snippet',
      'Save snippet',
      'Add snippet',
      'Give the snippet a name.',
      'There is no variable {{rate}}. Use one of those listed.',
      'You have 20 snippets. Delete one to add another.',
      'Snippet not deleted',
      ' deleted',
    ],
    shown_by: 'shared/conversation/answer/snippets/snippets.component.test.tsx',
  },
];
