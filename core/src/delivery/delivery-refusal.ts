/** Why a delivery did not go out, each with what the person can do about it. */
export const DELIVERY_REFUSALS = {
  not_set_up:
    'Gmail is not connected. Add your address and app password under Email Settings, then retry.',
  webhook_not_ready:
    'E-mails through your webhook cannot be sent yet. Make Gmail active under Email Settings, then retry.',
  already_sent: 'This address already had an e-mail from you.',
  daily_cap: 'Your daily limit of e-mails is reached. This one goes out when there is room again.',
  spacing: 'E-mails go out a little apart. This one is next.',
  mailbox_refused_sign_in:
    'Gmail refused the app password. Make a new one in your Google account, then save it under Email Settings.',
  mailbox_unreachable: 'The mail server could not be reached. We try again by ourselves.',
  mailbox_busy: 'The mail server asked us to come back later. We try again by ourselves.',
  mailbox_limit: 'Gmail’s own sending limit is reached. We try again tomorrow.',
  recipient_refused:
    'The creator’s mail server does not take mail for this address. Check the address.',
  message_refused: 'The mail server refused the message. Change the template, then retry.',
  outcome_unknown:
    'The connection broke while the mail was handed over, so it may have arrived. Check your Sent folder before you send it again.',
  gave_up: 'The mail server did not take it after many tries. Retry when it is back.',
} as const;
export type DeliveryRefusal = keyof typeof DELIVERY_REFUSALS;

export const refusal = (code: DeliveryRefusal) => ({ code, sentence: DELIVERY_REFUSALS[code] });
