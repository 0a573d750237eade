import { DEFAULT_EMAIL_SETTINGS } from '@vibes/core/account/email-settings';
import type { UserData } from '@vibes/core/account/user-data';
import { CHANNELS } from '@vibes/core/channel/channel';
import type { ChannelStatus, ChannelStatuses } from '@vibes/core/channel/channel-status';
import { DEFAULT_CRM_SETTINGS } from '@vibes/core/crm/crm-settings';
import { answerCall } from './memory/functions-client.ts';

/** A channel that nothing was sent through yet. */
export const UNCHECKED: ChannelStatus = {
  verified_at: null,
  failing_since: null,
  paused_until: null,
  stopped_at: null,
  last_error: null,
};

/** The settings of a new account. */
const NEW: UserData = {
  apiKey: {
    api_key: `vo_live_${'k'.repeat(38)}`,
    created_at: '2026-10-01T12:00:00Z',
    last_used_at: null,
  },
  messageTemplates: {
    email_subject: '',
    email_template: '',
    email_signature: '',
    instagram_template: '',
    tiktok_template: '',
    follow_ups: [],
  },
  emailSettings: DEFAULT_EMAIL_SETTINGS,
  crmSettings: DEFAULT_CRM_SETTINGS,
  channels: Object.fromEntries(CHANNELS.map((channel) => [channel, UNCHECKED])) as ChannelStatuses,
  mailbox: {
    sent: 0,
    daily_cap: 100,
    usual_daily_cap: 100,
    daily_cap_maximum: 500,
    opens_at: null,
    recent: { sent: 0, bounced: 0, verdict: 'fine' },
  },
  replies: {
    ...{ available_from: null, trouble: null, read_to: null },
    ...{ watched_since: null, unwatched: null },
  },
  webhookSigning: { secret: 'whsec_test', previous_until: null },
  billing: { is_open: true },
  changed_at: null,
};

const PLACES = {
  message_templates: 'messageTemplates',
  email_settings: 'emailSettings',
  crm_settings: 'crmSettings',
} as const;

/** The settings of a new account, with these differences. */
export const userDataOf = (differing: Partial<UserData> = {}): UserData => ({
  ...NEW,
  ...differing,
});

/** The server's settings of the person: read and saved by the app's calls from now on. */
export function serveUserData(differing: Partial<UserData> = {}): () => UserData {
  let stored = userDataOf(differing);
  answerCall('getUserData', () => stored);
  answerCall('updateUserData', ({ table, data }) => {
    const place = PLACES[table];
    stored = { ...stored, [place]: { ...stored[place], ...data } };
    return {} as never;
  });
  return () => stored;
}

/** The same with these templates, in place of empty ones. */
export const serveTemplates = (templates: Partial<UserData['messageTemplates']>) =>
  serveUserData({ messageTemplates: { ...NEW.messageTemplates, ...templates } });

/** The same with a mailbox from which emails can go out. */
export const serveMailbox = (differing: Partial<UserData> = {}) =>
  serveUserData({
    ...differing,
    emailSettings: {
      ...DEFAULT_EMAIL_SETTINGS,
      ...{ email_address: 'pam@gmail.test', app_password_set: true, app_password_last4: 'abcd' },
    },
  });
