import type { WordingMoment } from './wording-table.ts';

/** What is said of templates and email settings when something is done, refused or fails. */
export const SETTINGS_MOMENTS: readonly WordingMoment[] = [
  {
    screen: '/dashboard/messages',
    moment: 'a template is too short',
    texts: [
      'Email subject must be at least 3 characters.',
      'Email template must be at least 10 characters.',
      'Instagram template must be at least 10 characters.',
      'TikTok template must be at least 10 characters.',
    ],
    shown_by: 'features/templates/templates-page.component.test.tsx',
  },
  {
    screen: '/dashboard/messages',
    moment: 'saving',
    texts: ['Saving...', 'Failed to update message templates: '],
    shown_by: 'features/templates/templates-page.component.test.tsx',
  },
  {
    screen: '/dashboard/messages',
    moment: 'saved',
    texts: ['Message templates updated successfully'],
    shown_by: 'templates.spec.ts',
  },
  {
    screen: '/dashboard/email',
    moment: 'Gmail is checked and saved',
    texts: [
      'Please enter a valid email address',
      'Please enter a valid app password',
      'Email settings updated successfully',
    ],
    shown_by: 'features/email-settings/email-settings-page.component.test.tsx',
  },
  {
    screen: '/dashboard/email',
    moment: 'the webhook is checked, saved, cleared, its sample copied',
    texts: [
      'Please enter a valid URL',
      'URL is required',
      'Clear URL',
      'Copied',
      'Failed to update email settings: ',
    ],
    shown_by: 'features/email-settings/webhook-tab.component.test.tsx',
  },
  {
    screen: '/dashboard/email',
    moment: 'switching',
    texts: [
      'Switch Email System?',
      'Are you sure you want to switch to Gmail?',
      'Are you sure you want to switch to Webhook?',
      'Your settings will remain saved in all systems, but the active email system will be changed.',
      'Confirm Switch',
      'Switched to Gmail for email delivery',
      'Switched to Webhook for email delivery',
    ],
    shown_by: 'features/email-settings/email-settings-page.component.test.tsx',
  },
  {
    screen: '/dashboard/email',
    moment: 'watching for replies',
    texts: [
      'We open only messages that answer your emails',
      'Watch for replies',
      'Watching for replies',
      'Stop watching',
      'No longer watching for replies',
    ],
    shown_by: 'features/email-settings/sending-panel.component.test.tsx',
  },
];
