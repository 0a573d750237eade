import type { Page } from '@playwright/test';
import { visit } from '../browser/go-about.ts';
import { open, type WordingState } from './wording-table.ts';

const openAnd =
  (role: 'tab' | 'button' | 'link') =>
  (path: string, name: string | RegExp) =>
  async (page: Page) => {
    await visit(page, path);
    await page.getByRole(role, { name }).click();
  };
const openTab = openAnd('tab');
const openAndPress = openAnd('button');
const openLink = openAnd('link');

/**
 * What the product page says is on a screen by itself or after a click, for a new account: nothing
 * captured, nothing set up, no plan.
 */
export const NEW_ACCOUNT_STATES: readonly WordingState[] = [
  {
    screen: 'shell',
    state: 'no plan',
    texts: [
      'Dashboard',
      'Message Templates',
      'Email Settings',
      'CRM',
      'API Key',
      'Profile',
      'Commands',
      'No Plan · Upgrade',
    ],
    reach: open('/dashboard'),
  },
  {
    screen: '/dashboard',
    state: 'nothing captured yet',
    texts: [
      'You still need to set up your shortcut',
      'Dismiss',
      'Set up now',
      'Send your first email',
      'Skip',
      'Find their email',
      'Connect Gmail',
      'Dashboard',
      'Welcome to Vibes Outreach! Manage your TikTok creator outreach campaigns.',
      'Messages Sent Today',
      '-',
      'racking is not yet available',
      'Credits Remaining',
      'Trial credits',
      'These credits don’t renew. A plan adds credits every month.',
      'Share with Friends',
      'You get 20% of their spend every month',
      'Overview',
      'Recent Activity',
      'Outreach statistics will be displayed here',
    ],
    reach: open('/dashboard'),
  },
  {
    screen: '/dashboard',
    state: 'Recent Activity, nothing happened yet',
    texts: ['Recent activity will be displayed here'],
    reach: openTab('/dashboard', 'Recent Activity'),
  },
  {
    screen: '/dashboard',
    state: 'commands',
    texts: [
      'Search commands and creators',
      'Screen, creator or link',
      'Go to',
      'Capture',
      'Waiting for you',
      'Credits',
      'Plans & Billing',
      'Referrals',
      'iPhone Shortcut Setup Guide',
      'Colors: light',
      'Colors: dark',
      'Show all keys',
    ],
    reach: openAndPress('/dashboard', 'Commands'),
  },
  {
    screen: '/dashboard/api-keys',
    state: 'masked',
    texts: [
      'API Keys',
      'Primary API Key',
      /^Created on [A-Z][a-z]+ \d+[a-z]{2}, \d{4}$/,
      'Regenerate',
      /^vo_live_•+\w{4}$/,
    ],
    reach: open('/dashboard/api-keys'),
  },
  {
    screen: '/dashboard/api-keys',
    state: 'regenerate confirmation',
    texts: ['Are you sure?', 'Cancel', 'Continue'],
    reach: openAndPress('/dashboard/api-keys', 'Regenerate'),
  },
  {
    screen: '/dashboard/messages',
    state: 'Email tab',
    texts: [
      'Message Templates',
      'Template Editor',
      'Email',
      'Instagram',
      'TikTok',
      'Email Subject',
      'Paid Partnership Opportunity for {{creatorName}}',
      'Email Template',
      'Save Templates',
      '{{creatorName}}',
    ],
    reach: open('/dashboard/messages'),
  },
  {
    screen: '/dashboard/messages',
    state: 'Instagram tab',
    texts: ['Instagram DM Template'],
    reach: openTab('/dashboard/messages', 'Instagram'),
  },
  {
    screen: '/dashboard/messages',
    state: 'TikTok tab',
    texts: ['TikTok DM Template'],
    reach: openTab('/dashboard/messages', 'TikTok'),
  },
  {
    screen: '/dashboard/email',
    state: 'Gmail tab, active',
    texts: [
      'Email Settings',
      'Gmail',
      'Webhook',
      'Gmail Configuration',
      'Active',
      'Gmail Address',
      'Gmail App Password',
      'Save Gmail Settings',
      'Gmail App Password Required',
    ],
    reach: open('/dashboard/email'),
  },
  {
    screen: '/dashboard/email',
    state: 'Webhook tab, nothing saved',
    texts: [
      'Save Webhook URL',
      'Make Active',
      'How Webhooks Work',
      'return 200 OK',
      'email_request',
    ],
    reach: openTab('/dashboard/email', 'Webhook'),
  },
  {
    screen: '/dashboard/crm',
    state: 'no creators',
    texts: [
      'Creator CRM',
      'TikTok creators',
      'Built-in CRM',
      'Notion',
      'Webhook',
      'Creator Database',
      'No creators found in your Built-in CRM',
      'through the API',
    ],
    reach: open('/dashboard/crm'),
  },
  {
    screen: '/dashboard/crm',
    state: 'Notion tab, nothing saved',
    texts: ['Database ID', 'Save Settings', 'Make Active'],
    reach: openTab('/dashboard/crm', 'Notion'),
  },
  {
    screen: '/dashboard/crm',
    state: 'Webhook tab, nothing saved',
    texts: ['Save URL', 'Make Active', 'creator_updated'],
    reach: openTab('/dashboard/crm', 'Webhook'),
  },
  {
    screen: '/dashboard/profile',
    state: 'Plans & Billing, no subscription',
    texts: [
      'Profile',
      'Profile Information',
      'Plans & Billing',
      'Choose a Plan',
      'Starter',
      '$19/month',
      '250 creator contacts',
      'Growth',
      '$49/month',
      '1000 creator contacts',
      'Scale',
      '$199/month',
      '5000 creator contacts',
      'Coming Soon',
    ],
    reach: open('/dashboard/profile'),
  },
  {
    screen: '/dashboard/profile',
    state: 'subscribe dialog',
    texts: ['Subscribe to Starter', 'Proceed to Payment'],
    reach: openAndPress('/dashboard/profile', /Starter/),
  },
  {
    screen: '/dashboard/profile',
    state: 'Profile Information',
    texts: ['Name', 'Your email is used for login and cannot be changed', 'Save Changes'],
    reach: openTab('/dashboard/profile', 'Profile Information'),
  },
  {
    screen: '/dashboard/shortcut-setup',
    state: 'initial',
    texts: [
      'iPhone Shortcut Setup Guide',
      'Back to Dashboard',
      'I need to download the shortcut',
      'I already downloaded it',
      'We build it together, about five minutes.',
      'Set it up on your iPhone',
      'Continue on your phone',
    ],
    reach: open('/dashboard/shortcut-setup'),
  },
  {
    screen: '/dashboard/shortcut-setup',
    state: 'setup',
    texts: ['Step 1: Copy your API key', 'Step 2: Build the shortcut', 'Back'],
    reach: openLink('/dashboard/shortcut-setup', 'I need to download the shortcut'),
  },
  {
    screen: '/dashboard/shortcut-setup',
    state: 'existing',
    texts: ['api_key', 'Done', 'Back'],
    reach: openLink('/dashboard/shortcut-setup', 'I already downloaded it'),
  },
];
