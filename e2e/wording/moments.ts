import { ANSWER_MOMENTS } from './answer-moments.ts';
import { CRM_MOMENTS } from './crm-moments.ts';
import { ONE_PERSON_MOMENTS } from './one-person-moments.ts';
import { PUBLIC_MOMENTS } from './public-moments.ts';
import { SETTINGS_MOMENTS } from './settings-moments.ts';
import { TODAY_MOMENTS } from './today-moments.ts';
import type { WordingMoment } from './wording-table.ts';

/**
 * What the product page says when something is done, refused or fails. A row names the spec, or
 * the test of a component, that makes it happen and asserts the text in the browser; the loop over these rows opens no page, it
 * only checks that the spec does contain the text.
 */
export const MOMENTS: readonly WordingMoment[] = [
  ...PUBLIC_MOMENTS,
  ...SETTINGS_MOMENTS,
  ...CRM_MOMENTS,
  ...ONE_PERSON_MOMENTS,
  ...TODAY_MOMENTS,
  ...ANSWER_MOMENTS,
  {
    screen: 'every screen with settings',
    moment: 'no session, and data that cannot be had',
    texts: ['Not authenticated', 'Failed to fetch user data'],
    shown_by: 'sign-in.spec.ts',
  },
  {
    screen: 'every screen with settings',
    moment: 'a save that the server gives no reason for',
    texts: ['Failed to update user data'],
    shown_by: 'features/email-settings/webhook-tab.component.test.tsx',
  },
  {
    screen: 'shell',
    moment: 'no plan, or none any more',
    texts: ['No Plan', 'Upgrade'],
    shown_by: 'app/shell/shell.component.test.tsx',
  },
  {
    screen: 'shell',
    moment: 'logged out, and when that fails',
    texts: ['Logged out successfully', 'Logout failed', 'There was a problem logging you out'],
    shown_by: 'log-out.spec.ts',
  },
  {
    screen: '/dashboard',
    moment: 'credits cannot be read',
    texts: ['Unable to load credits information.'],
    shown_by: 'dashboard.spec.ts',
  },
  {
    screen: '/dashboard',
    moment: 'a list is to be captured',
    texts: [
      'Review these first',
      'Each email goes out at once',
      'Each email waits for your review',
    ],
    shown_by: 'shared/capture/capture-box.component.test.tsx',
  },
  {
    screen: '/dashboard',
    moment: 'a plan sets the credits anew',
    texts: ['Resets every month'],
    shown_by: 'features/overview/credits-card.component.test.tsx',
  },
  {
    screen: '/dashboard',
    moment: 'the mailbox had its trial before',
    texts: [
      'You already used your trial credits in an earlier account. New creators are not saved.',
    ],
    shown_by: 'app/shell/account-notice-bar.component.test.tsx',
  },
  {
    screen: '/dashboard',
    moment: 'the referral link is copied, or not',
    texts: [
      'Link copied!',
      'Affiliate link copied to clipboard',
      'Failed to copy',
      'Could not copy link to clipboard',
    ],
    shown_by: 'features/overview/credits-card.component.test.tsx',
  },
  {
    screen: '/dashboard',
    moment: 'no referral code',
    texts: ['No Referral Code'],
    shown_by: 'features/overview/credits-card.component.test.tsx',
  },
  {
    screen: '/dashboard',
    moment: 'creators are counted by status',
    texts: [
      'Discovered',
      'Contacted',
      'Responded',
      'Meeting Scheduled',
      'Converted',
      'Rejected',
      'No Response',
    ],
    shown_by: 'features/overview/statistics.component.test.tsx',
  },
  {
    screen: '/dashboard/api-keys',
    moment: 'the key is copied, or not',
    texts: [
      'API key copied',
      'Your API key has been copied to clipboard',
      'Failed to copy',
      'Could not copy API key to clipboard',
    ],
    shown_by: 'features/api-key/api-key-page.component.test.tsx',
  },
  {
    screen: '/dashboard/api-keys',
    moment: 'a new key, or none',
    texts: [
      'Regenerating...',
      'API key regenerated successfully',
      'Failed to regenerate API key: ',
      'No API key found',
      'Last used',
    ],
    shown_by: 'features/api-key/api-key-page.component.test.tsx',
  },
  {
    screen: '/dashboard/profile',
    moment: 'the profile is saved, or cannot be had',
    texts: [
      'Profile updated',
      'Your profile has been updated successfully',
      'Update failed',
      'There was an error updating your profile',
      'Failed to fetch user data',
      'Failed to fetch profile data',
      'An unexpected error occurred',
      'You are not logged in',
    ],
    shown_by: 'features/profile/profile-page.component.test.tsx',
  },
  {
    screen: '/dashboard/profile',
    moment: 'a subscription cannot be read',
    texts: ['Failed to load subscription', 'There was an error loading your subscription details'],
    shown_by: 'features/profile/subscription-card.component.test.tsx',
  },
  {
    screen: '/dashboard/profile',
    moment: 'a subscription is there, and cannot be managed',
    texts: [
      'Subscription Status',
      'Manage Subscription',
      'Failed to access subscription management',
      'Please log in to manage your subscription',
    ],
    shown_by: 'features/profile/choose-plan.component.test.tsx',
  },
  {
    screen: '/dashboard/profile',
    moment: 'a plan cannot be bought',
    texts: [
      'Failed to generate payment link',
      'Failed to generate payment link. Please try again.',
      'Not logged in',
      'Please log in to subscribe',
    ],
    shown_by: 'features/profile/choose-plan.component.test.tsx',
  },
  {
    screen: '/dashboard/shortcut-setup',
    moment: 'the key is copied; a shortcut can be downloaded',
    texts: ['API key copied!', 'Step 2'],
    shown_by: 'features/shortcut-setup/shortcut-setup-page.component.test.tsx',
  },
  {
    screen: '/dashboard/shortcut-setup',
    moment: 'the code for the phone is over',
    texts: ['The code’s 10 minutes are over.'],
    shown_by: 'features/shortcut-setup/shortcut-setup-page.component.test.tsx',
  },
  {
    screen: '/phone',
    moment: 'a code opens nothing more',
    texts: ['This code was used already', 'Sign in on this phone instead'],
    shown_by: 'features/shortcut-setup/phone-page.component.test.tsx',
  },
  {
    screen: '/dashboard/deliveries',
    moment: 'all that failed are retried',
    texts: [' tried, ', ' queued again'],
    shown_by: 'features/deliveries/delivery-actions.component.test.tsx',
  },
  {
    screen: '/dashboard/deliveries',
    moment: 'an email is read',
    texts: ['Formatted', 'Plain text', 'Accepted by Gmail', 'Gmail couldn’t take it yet'],
    shown_by: 'shared/delivery/message/message.component.test.tsx',
  },
  {
    screen: '/dashboard/deliveries',
    moment: 'the text of an email is gone',
    texts: ['The text of this email is no longer kept.'],
    shown_by: 'features/deliveries/deliveries-page.component.test.tsx',
  },
  {
    screen: '/dashboard/deliveries',
    moment: 'emails on hold are reviewed',
    texts: [
      'Review 3 emails',
      '1 of 3',
      'All reviewed',
      'Replace {{firstName}} with your own words',
      'This email was changed elsewhere. Your changes weren’t saved.',
      'This email was already sent. Your changes weren’t saved.',
    ],
    shown_by: 'shared/delivery/review/review.component.test.tsx',
  },
  {
    screen: '/dashboard',
    moment: 'commands are searched',
    texts: ['Nothing found for “', 'Capturing ', 'Capture ', 'Status of '],
    shown_by: 'app/palette/palette.component.test.tsx',
  },
  {
    screen: '/dashboard/crm',
    moment: 'an email to a creator comes back',
    texts: ['Your email came back', 'Bounced'],
    shown_by: 'features/crm/details/creator-emails.component.test.tsx',
  },
  {
    screen: '/dashboard/crm',
    moment: 'somebody waits for an answer',
    texts: ['creator waits for your answer', 'Nobody is waiting for your answer.'],
    shown_by: 'replies.spec.ts',
  },
  {
    screen: '/dashboard/crm',
    moment: 'a status that the mail says otherwise of',
    texts: ['Replied, your turn', 'Set by you'],
    shown_by: 'features/crm/crm-page.component.test.tsx',
  },
];
