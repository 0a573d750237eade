/** Why a delivery did not go out, each with what the person can do about it. */
export const DELIVERY_REFUSALS = {
  account_blocked: 'This account is blocked, so nothing is sent. Contact support.',
  not_set_up:
    'Gmail isn’t connected. Add your address and app password in Email Settings, then retry.',
  already_sent: 'You already emailed this address.',
  opted_out: 'The creator unsubscribed from your emails.',
  address_bounced: 'An earlier email to this address bounced. Choose another address.',
  address_unreachable: 'This address can’t receive email. Choose another address, or send a DM.',
  cancelled_by_person: 'You stopped this before it was sent.',
  creator_deleted: 'You deleted this creator, so nothing was sent.',
  creator_joined:
    'This creator was joined with another one, who is the same person, so nothing more was sent from here.',
  replaced: 'You sent this creator another email, so we won’t retry this one.',
  text_dropped: 'The text of this email is no longer kept, so it can’t be sent again.',
  gave_up: 'We tried many times and it didn’t go through. Retry when the service works again.',

  daily_cap:
    'You reached your daily email limit. This email will be sent when there is room again.',
  spacing: 'We leave a short gap between emails. This one is next.',
  mailbox_refused_sign_in:
    'Gmail refused the app password. Make a new one in your Google account, then save it in Email Settings.',
  mailbox_needs_app_password:
    'Gmail needs an app password, not your own password. Make one in your Google account, then save it in Email Settings.',
  mailbox_disabled:
    'Your Google Workspace doesn’t allow app passwords. Ask your administrator to allow them.',
  mailbox_too_many_sign_ins: 'Gmail saw too many sign-ins. We’ll try again automatically.',
  mail_server_not_trusted:
    'We couldn’t verify the mail server, so we didn’t sign in. We’ll try again automatically.',
  mail_server_not_encrypted:
    'The mail server has no encrypted connection, so we didn’t sign in. We’ll try again automatically.',
  mailbox_unreachable: 'We couldn’t reach the mail server. We’ll try again automatically.',
  mailbox_busy: 'The mail server asked us to wait. We’ll try again automatically.',
  mailbox_limit: 'You reached Gmail’s own sending limit. We’ll try again tomorrow.',
  recipient_refused:
    'The creator’s mail server doesn’t accept email for this address. Choose another address.',
  recipient_policy:
    'The creator’s mail server blocked your email. Choose another address, or send a DM.',
  recipient_mailbox_full: 'The creator’s mailbox is full. We’ll try again automatically.',
  mailbox_bounces:
    'Too many of your last emails bounced, so we paused sending to protect your mailbox. Check the addresses, then press Resume.',
  answer_by_webhook:
    'Answers go out through Gmail. Make Gmail active in Email Settings, or answer in your own mail program.',
  message_refused: 'The mail server refused the message. Change the template, then retry.',
  outcome_unknown:
    'The connection dropped while we were sending, so the email may have arrived. Check your Sent folder before you send it again.',

  follow_up_replied: 'The creator replied, so this follow-up wasn’t sent.',
  follow_up_written_by_hand:
    'You wrote to the creator in your mail program, so this follow-up wasn’t sent.',
  follow_up_another_email: 'You sent the creator another email, so this follow-up wasn’t sent.',
  follow_up_status_set: 'You changed the creator’s status, so this follow-up wasn’t sent.',
  follow_up_address_changed:
    'The creator has another address now, so this follow-up to the old one wasn’t sent.',
  follow_up_not_sent: 'The email before it wasn’t sent, so this follow-up wasn’t either.',
  follow_up_unwatched:
    'We couldn’t see replies all the time since the first email, so this follow-up wasn’t sent. Keep Replies switched on in Email Settings.',
  follow_up_switched_off: 'You switched follow-ups off before this one was sent.',
  follow_up_by_webhook:
    'Follow-ups go out through Gmail only. Make Gmail active in Email Settings.',
  follow_up_stopped: 'You stopped the follow-ups to this creator.',
  follow_up_unread:
    'We couldn’t read your mailbox for replies, so this follow-up waits. We’ll try again automatically.',
  follow_up_away: 'The creator is away. This follow-up goes out once they’re back.',
  follow_up_late: 'We couldn’t send this follow-up in time. It goes out on the next working day.',

  webhook_not_set_up: 'You have no webhook URL. Save one, then retry.',
  webhook_switched:
    'Your webhook may have received it already. Check there before you send it again.',
  webhook_unreachable: 'We couldn’t reach your webhook. We’ll try again automatically.',
  webhook_timed_out: 'Your webhook didn’t answer within 10 seconds. We’ll try again automatically.',
  webhook_failed: 'Your webhook answered with an error. We’ll try again automatically.',
  webhook_redirected:
    'Your webhook answered with a redirect, which we don’t follow. Save the final URL instead.',
  webhook_no_address:
    'We couldn’t find a public address for your webhook’s host. Check the URL. We’ll try again automatically.',
  webhook_not_https:
    'Your webhook URL begins with http://, which isn’t secure, so we sent nothing. Save its https:// URL, then retry.',
  webhook_busy: 'Your webhook asked us to wait. We’ll try again automatically.',
  webhook_gone:
    'Your webhook answered 410 Gone, so we stopped sending to it. Press Resume when it works again.',
  webhook_stopped:
    'Your webhook failed for 5 days, so we stopped sending to it. Fix it, then press Resume.',

  notion_not_set_up:
    'Notion isn’t connected. Add your API key and database in CRM → Notion, then retry.',
  notion_key_refused:
    'Notion refused the API key. Copy your integration’s key again, then save it in CRM → Notion.',
  notion_not_shared:
    'Notion doesn’t show us the database. Share it with your integration: ••• → Connections.',
  notion_restricted:
    'Your Notion integration isn’t allowed to write. Allow it to insert and update content, then retry.',
  notion_columns: 'Your Notion database is missing a column. Open CRM → Notion to add it.',
  notion_many_tables: 'Your Notion database has several tables. Choose one in CRM → Notion.',
  notion_refused: 'Notion didn’t accept this creator. Check the columns in CRM → Notion.',
  notion_busy: 'Notion asked us to wait. We’ll try again automatically.',
  notion_unreachable: 'We couldn’t reach Notion. We’ll try again automatically.',
  notion_stopped:
    'Copying to Notion failed for 5 days, so we stopped. Check the connection, then press Resume.',

  mirror_off: 'You switched to another CRM before this copy was sent.',
} as const;
export type DeliveryRefusal = keyof typeof DELIVERY_REFUSALS;

export const refusal = (code: DeliveryRefusal) => ({ code, sentence: DELIVERY_REFUSALS[code] });
