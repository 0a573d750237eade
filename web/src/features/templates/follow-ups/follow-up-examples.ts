import type { FollowUpTemplate } from '@vibes/core/template/message-templates';

/** A starting point for follow-ups: short, and easy to say no to. */
const FOLLOW_UP_EXAMPLES: FollowUpTemplate[] = [
  {
    body: `Hi {{firstName|there}},

I wanted to check that my email reached you. I would still love to work with you. Does a partnership interest you at the moment?`,
    after_working_days: 3,
  },
  {
    body: `Hi {{firstName|there}},

This is my last email about it. If the timing is wrong, that is fine, and a short no helps me too. If you are interested, tell me what you charge and I will take it from there.`,
    after_working_days: 7,
  },
];

/** The same, signed where the emails have no signature of their own. */
export const followUpExamples = (email_signature: string): FollowUpTemplate[] =>
  FOLLOW_UP_EXAMPLES.map((example) =>
    email_signature.trim() === ''
      ? { ...example, body: `${example.body}\n\nBest,\n{{myName}}` }
      : example,
  );
