import type { FollowUpTemplate, MessageTemplates } from '@vibes/core/template/message-templates';

/** A starting point for each template, to be edited. */
export const TEMPLATE_EXAMPLES: Omit<MessageTemplates, 'follow_ups'> = {
  email_subject: 'Paid Partnership Opportunity for {{creatorName}}',
  email_template: `Hi {{firstName|there}},

I came across your {{platform}} and like how you talk to your audience. We are looking for a few creators to work with on a paid partnership this season, and I think it could be a good fit.

Would you be open to a short chat about what you charge and what you would like to make?

Best,
{{myName}}`,
  email_signature: '',
  instagram_template:
    'Hi {{firstName|there}}, I like your work and would love to talk about a paid partnership. Which email is best to send you the details? {{myName}}',
  tiktok_template:
    'Hi {{firstName|there}}, I like your videos and would love to talk about a paid partnership. Which email is best to send you the details? {{myName}}',
};

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

/** What the empty email field shows. */
export const EMAIL_PLACEHOLDER =
  'Hi {{creatorName}}, we love your content and would like to work with you…';
