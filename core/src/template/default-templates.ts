import { platformFields } from '../creator/platform.ts';
import type { MessageTemplates } from './message-templates.ts';

/** The templates of a new account. Empty ones are not sent: the person writes them first. */
export const DEFAULT_TEMPLATES: MessageTemplates = {
  email_subject: 'Paid Partnership Opportunity for {{creatorName}}',
  email_template: '',
  email_signature: '',
  ...platformFields('template', () => ''),
  follow_ups: [],
};
