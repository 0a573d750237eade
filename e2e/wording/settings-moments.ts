import type { WordingMoment } from './wording-table.ts';

/** What is said of templates, email settings and credits, on their screens and on the dashboard, when something is done, refused or fails. */
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
    screen: '/dashboard/messages',
    moment: 'follow-ups are written',
    texts: ['Send follow-ups'],
    shown_by: 'templates.spec.ts',
  },
  {
    screen: '/dashboard/messages',
    moment: 'follow-ups are opened and folded',
    texts: ['Write follow-ups', 'Hide follow-ups'],
    shown_by: 'features/templates/follow-ups/follow-ups-panel.component.test.tsx',
  },
  {
    screen: '/dashboard/messages',
    moment: 'follow-ups for creators already contacted are planned, or not for all of them',
    texts: [
      'Planning follow-ups: ',
      ' You can leave this page.',
      'Planned for ',
      'Follow-ups are on, but not planned for all creators yet: ',
    ],
    shown_by: 'features/templates/follow-ups/follow-ups-planning.component.test.tsx',
  },
  {
    screen: '/dashboard/messages',
    moment: 'follow-ups cannot be switched on',
    texts: [
      'so Replies must be on.',
      'Switch on Replies',
      'You can’t switch this on yet.',
      'through Gmail, which isn’t connected.',
      'Connect Gmail',
      'Follow-ups go out through Gmail only',
      'Open Email Settings',
      'Write a follow-up below and save it.',
    ],
    shown_by: 'features/templates/follow-ups/follow-ups-panel.component.test.tsx',
  },
  {
    screen: '/dashboard/messages',
    moment: 'follow-ups leave somebody out, or a try failed',
    texts: [
      'are left out: you emailed them before Replies was on, so we may have missed a reply.',
      'is left out: your email to them came back.',
      'Look for replies first',
      'Follow-ups are not switched on: ',
    ],
    shown_by: 'features/templates/follow-ups/follow-ups-planning.component.test.tsx',
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
    screen: '/dashboard',
    moment: 'nobody watches for the replies that are counted',
    texts: ['Replies aren’t watched for, so only creators you set to', 'Watch for replies'],
    shown_by: 'features/overview/statistics.component.test.tsx',
  },
  {
    screen: '/dashboard',
    moment: 'watching for replies is offered with the first email',
    texts: ['Watch for replies', 'We open only messages that reply to your emails'],
    shown_by: 'features/overview/first-email/email-form.component.test.tsx',
  },
  {
    screen: '/dashboard/email',
    moment: 'watching for replies',
    texts: ['We open only messages that reply to your emails', 'Watch for replies', 'Save Changes'],
    shown_by: 'features/email-settings/replies-panel.component.test.tsx',
  },
  {
    screen: '/dashboard/email',
    moment: 'watching for replies after emails went out',
    texts: [
      'Also look for replies to the 40 emails since November 3?',
      'we read the mail since November 3 the same way, and keep the same of it.',
      'We don’t look for replies to the 40 emails you sent from November 3 to November 20.',
      'Look for replies',
      'Looking for replies to your earlier emails',
    ],
    shown_by: 'features/email-settings/replies-panel.component.test.tsx',
  },
  {
    screen: '/dashboard/credits',
    moment: 'one kind of entry is shown',
    texts: ['Captures', 'Plan and trial', 'No captures yet.'],
    shown_by: 'features/statement/statement-page.component.test.tsx',
  },
];
