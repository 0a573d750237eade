/** Why a mailbox cannot be read. */
export const WATCH_FAULTS = [
  'refused_sign_in',
  'needs_app_password',
  'imap_off',
  'too_many_connections',
  'not_trusted',
  'unreachable',
  'busy',
] as const;
export type WatchFault = (typeof WATCH_FAULTS)[number];

/** Only the person can end these: nothing is tried again before the settings change, but once a day. */
const FOR_THE_PERSON: ReadonlySet<WatchFault> = new Set([
  'refused_sign_in',
  'needs_app_password',
  'imap_off',
]);
export const isForPerson = (fault: WatchFault): boolean => FOR_THE_PERSON.has(fault);

export const WATCH_FAULT_SENTENCES: Record<WatchFault, string> = {
  refused_sign_in:
    'We can’t look for replies: Gmail refused the app password. Make a new one, then save it here.',
  needs_app_password:
    'We can’t look for replies: Gmail needs an app password, not your own password. Make one, then save it here.',
  imap_off:
    'We can’t look for replies: IMAP is switched off for this mailbox. Allow it in Gmail’s settings, or ask your administrator.',
  too_many_connections:
    'Gmail has too many open connections to this mailbox. We’ll look for replies again automatically.',
  not_trusted:
    'We couldn’t verify the mail server, so we didn’t sign in. We’ll look for replies again automatically.',
  unreachable: 'We couldn’t reach the mail server. We’ll look for replies again automatically.',
  busy: 'The mail server asked us to wait. We’ll look for replies again automatically.',
};
