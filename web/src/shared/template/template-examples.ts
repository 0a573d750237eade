import type { MessageTemplates } from '@vibes/core/template/message-templates';

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

/** What the empty email field shows. */
export const EMAIL_PLACEHOLDER =
  'Hi {{creatorName}}, we love your content and would like to work with you…';
