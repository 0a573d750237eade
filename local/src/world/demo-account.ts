import type { MessageTemplatesUpdate } from '@vibes/core/template/message-templates';
import type { GooglePerson } from './sign-in.ts';

/** The person who tries the product. */
export const DEMO_PERSON: GooglePerson = {
  // As in the app's local account chooser: the address is the id.
  sub: 'demo@vibes-outreach.test',
  email: 'demo@vibes-outreach.test',
  name: 'Demo Marketer',
};
export const DEMO_CREDITS = 250;
/** The creator of the printed capture command. */
export const DEMO_PROFILE = 'https://www.tiktok.com/@mara.kiln';

export const DEMO_TEMPLATES: MessageTemplatesUpdate = {
  email_subject: 'A paid partnership for {{creatorName}}',
  email_template: [
    'Hi {{creatorName}},',
    'I came across @{{handle}} on {{platform}} and stayed for a while: your work fits what we make.',
    'Would you be up for a paid partnership this season? I am happy to send details.',
  ].join('\n\n'),
  email_signature: 'Best,\n{{myName}}',
  instagram_template:
    'Hi {{creatorName}}! We love your work and would like to talk about a paid partnership. Where can I send the details? {{myName}}',
  tiktok_template:
    'Hi {{creatorName}}! Your videos fit our brand, we would like to work with you. Where can I send the details? {{myName}}',
};

/** The local mailbox accepts every password that does not begin with `wrong`. */
export const DEMO_PASSWORD = 'local-app-password';
