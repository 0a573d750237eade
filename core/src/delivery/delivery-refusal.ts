/** Why a delivery did not go out, each with what the person can do about it. */
export const DELIVERY_REFUSALS = {
  account_blocked: 'This account is blocked, so nothing goes out. Write to support.',
  not_set_up:
    'Gmail is not connected. Add your address and app password under Email Settings, then retry.',
  already_sent: 'This address already had an email from you.',
  opted_out: 'The creator asked for no more messages.',
  address_bounced:
    'An earlier email to this address was refused by its mail server. Choose another address.',
  address_unreachable:
    'Mail to this address cannot arrive: its domain takes none. Choose another address, or send a DM.',
  cancelled_by_person: 'You stopped this one.',
  replaced: 'You sent another email to this creator since, so this one is not tried again.',
  gave_up: 'It was not taken after many tries. Retry when the other side is back.',

  daily_cap: 'Your daily limit of emails is reached. This one goes out when there is room again.',
  spacing: 'Emails go out a little apart. This one is next.',
  mailbox_refused_sign_in:
    'Gmail refused the app password. Make a new one in your Google account, then save it under Email Settings.',
  mailbox_needs_app_password:
    'Gmail asks for an app password in place of your own. Make one in your Google account, then save it under Email Settings.',
  mailbox_disabled:
    'Your Google Workspace does not allow app passwords. Ask its administrator to allow them.',
  mailbox_too_many_sign_ins: 'Gmail saw too many sign-ins for now. We try again by ourselves.',
  mail_server_not_trusted:
    'The mail server could not prove who it is, so we did not sign in. We try again by ourselves.',
  mail_server_not_encrypted:
    'The mail server offers no encrypted connection, so we did not sign in. We try again by ourselves.',
  mailbox_unreachable: 'The mail server could not be reached. We try again by ourselves.',
  mailbox_busy: 'The mail server asked us to come back later. We try again by ourselves.',
  mailbox_limit: 'Gmail’s own sending limit is reached. We try again tomorrow.',
  recipient_refused:
    'The creator’s mail server does not take mail for this address. Choose another address.',
  recipient_policy:
    'The creator’s mail server does not let you write to this address. Choose another one, or send a DM.',
  recipient_mailbox_full: 'The creator’s mailbox is full. We try again by ourselves.',
  message_refused: 'The mail server refused the message. Change the template, then retry.',
  outcome_unknown:
    'The connection broke while the mail was handed over, so it may have arrived. Check your Sent folder before you send it again.',

  webhook_not_set_up: 'There is no webhook URL. Save one, then retry.',
  webhook_switched:
    'It was on its way through your webhook, which may have it. Check there before you send it again.',
  webhook_unreachable: 'Your webhook could not be reached. We try again by ourselves.',
  webhook_timed_out: 'Your webhook did not answer within 10 seconds. We try again by ourselves.',
  webhook_failed: 'Your webhook answered with an error. We try again by ourselves.',
  webhook_redirected:
    'Your webhook answered with a redirect, which we do not follow. Save the final address as its URL.',
  webhook_no_address:
    'No public address was found for your webhook’s host. Check the URL. We try again by ourselves.',
  webhook_not_https:
    'Your webhook’s URL begins with http://, which anyone on the way can read, so nothing goes there. Save its https:// URL, then retry.',
  webhook_busy: 'Your webhook asked us to come back later. We try again by ourselves.',
  webhook_gone:
    'Your webhook answered 410 Gone, so we stopped calling it. Press Resume when it is back.',
  webhook_stopped:
    'Your webhook failed for five days, so we stopped calling it. Repair it and press Resume.',

  notion_not_set_up: 'Notion is not connected. Add your key and database under CRM, then retry.',
  notion_key_refused:
    'Notion refused the key. Copy the integration’s secret again, then save it under CRM.',
  notion_not_shared:
    'Notion does not show us the database. Share it with your integration: ••• → Connections.',
  notion_restricted:
    'Your Notion integration may not write. Allow it to insert and update content, then retry.',
  notion_columns:
    'Your Notion database lacks a column that is needed. Open CRM → Notion to add it.',
  notion_many_tables: 'Your Notion database holds several tables. Choose one under CRM → Notion.',
  notion_refused: 'Notion did not accept this creator. Check the columns under CRM → Notion.',
  notion_busy: 'Notion asked us to come back later. We try again by ourselves.',
  notion_unreachable: 'Notion could not be reached. We try again by ourselves.',
  notion_stopped:
    'Copying to Notion failed for five days, so we stopped. Check the connection and press Resume.',

  mirror_off: 'You switched to another CRM before this copy went out.',
} as const;
export type DeliveryRefusal = keyof typeof DELIVERY_REFUSALS;

export const refusal = (code: DeliveryRefusal) => ({ code, sentence: DELIVERY_REFUSALS[code] });
