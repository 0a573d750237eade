/**
 * Whose fault it is that an email came back. Only the recipient and their server say something of an
 * address; what the sender sent too much of, or the message has too much of, leaves it alone.
 */
export const BOUNCE_FAULTS = ['recipient', 'server', 'sender', 'message'] as const;
export type BounceFault = (typeof BOUNCE_FAULTS)[number];

/** Whether a final report with such a fault says that the address takes no mail of ours. */
export const isOfAddress = (fault: BounceFault): boolean =>
  fault === 'recipient' || fault === 'server';

/** Why an email came back, in one sentence each. */
export const BOUNCE_REASONS = {
  no_such_mailbox: {
    fault: 'recipient',
    sentence: 'The creator’s mail server says there’s no such mailbox.',
  },
  mailbox_disabled: { fault: 'recipient', sentence: 'The creator’s mailbox is closed.' },
  mailbox_full: { fault: 'recipient', sentence: 'The creator’s mailbox is full.' },
  domain_unknown: { fault: 'recipient', sentence: 'There’s no mail server for this address.' },
  refused_policy: { fault: 'server', sentence: 'The creator’s mail server blocked your email.' },
  too_large: {
    fault: 'message',
    sentence: 'Your email is too large for the creator’s mailbox.',
  },
  delayed: {
    fault: 'server',
    sentence: 'The creator’s mail server hasn’t taken the email yet. Your own server keeps trying.',
  },
  unreachable: { fault: 'server', sentence: 'The creator’s mail server couldn’t be reached.' },
  sender_limit: {
    fault: 'sender',
    sentence:
      'You reached a limit for sending email, so this one came back. Send it again tomorrow.',
  },
  sender_refused: {
    fault: 'sender',
    sentence: 'This email was refused because of its sender. The address may be fine.',
  },
  other: { fault: 'server', sentence: 'The creator’s mail server sent your email back.' },
} as const satisfies Record<string, { fault: BounceFault; sentence: string }>;
export type BounceReason = keyof typeof BOUNCE_REASONS;

/** Reasons that may be over tomorrow, whatever the class of the status: they mark no address (RFC 3463, 3.3). */
const PASSING: ReadonlySet<BounceReason> = new Set(['mailbox_full', 'delayed']);

/** By the enhanced status of RFC 3463, without its class. */
const BY_STATUS: Record<string, BounceReason> = {
  '1.0': 'no_such_mailbox',
  '1.1': 'no_such_mailbox',
  '1.2': 'domain_unknown',
  '1.3': 'no_such_mailbox',
  '1.4': 'no_such_mailbox',
  '1.6': 'no_such_mailbox',
  '1.7': 'sender_refused',
  '1.8': 'sender_refused',
  // Of Exchange. Where the domain takes no mail (RFC 7505), the words say so.
  '1.10': 'no_such_mailbox',
  '1.90': 'sender_limit',
  '2.1': 'mailbox_disabled',
  '2.2': 'mailbox_full',
  '2.3': 'too_large',
  '3.4': 'too_large',
  '4.1': 'unreachable',
  '4.3': 'domain_unknown',
  '4.4': 'domain_unknown',
  // Of Gmail.
  '4.5': 'sender_limit',
  '4.7': 'delayed',
  // Of the sender's network and its keys: Gmail's and Exchange's own.
  '7.20': 'sender_refused',
  '7.21': 'sender_refused',
  '7.23': 'sender_refused',
  '7.24': 'sender_refused',
  '7.25': 'sender_refused',
  '7.26': 'sender_refused',
  '7.27': 'sender_refused',
  '7.28': 'sender_limit',
  '7.705': 'sender_limit',
  '7.708': 'sender_refused',
  '7.750': 'sender_refused',
};

/** By the words of servers, which say more than their codes; the first that fits. */
const BY_WORDS: readonly (readonly [BounceReason, RegExp])[] = [
  [
    'sender_limit',
    /daily (user )?sending|sending (rate )?(limit|quota)|outbound .{0,30}(limit|quota)|(you|your account|sender) .{0,60}(reached|exceeded) .{0,60}(limit|quota|maximum|threshold)|exceeded threshold|unusual rate of unsolicited|too many (messages|emails) (sent|from)/i,
  ],
  [
    'sender_refused',
    /sender (address |domain )?(is |was )?(rejected|denied|blocked|refused|invalid|not (allowed|authori[sz]ed|permitted))|bad (outbound )?sender|(suspended|blocked|restricted) from sending|unregistered (sending )?domain/i,
  ],
  [
    'mailbox_full',
    /over ?quota|quota exceeded|exceeded (its|the|his|their)? ?(storage|quota)|mailbox (is |size )?(full|exceeded)|out of storage|storage (is )?full|inbox is full|not enough (disk )?space|postfach.{0,30} voll|boîte .{0,30}pleine|buzón .{0,30}llen|casella .{0,30}piena|caixa .{0,30}cheia|postvak .{0,30}vol\b|skrzynka .{0,30}(pełna|przepełnion)|schránka .{0,30}pln[áa]|brevlåda .{0,30}full|postkasse .{0,30}full|kutusu .{0,20}dolu|переполнен|переповнен|full mailbox|mbox full|邮箱已满|邮箱.{0,6}满|信箱已滿|容量不足|容量.{0,10}超|메일함.{0,10}(가득|초과)|용량.{0,6}초과|ممتلئ/i,
  ],
  [
    'mailbox_disabled',
    /(account|mailbox|user|recipient|address) .{0,30}(disabled|inactive|suspended|deactivated|closed|locked)|(disabled|inactive|suspended|deactivated) .{0,20}(account|mailbox|user|recipient)|no longer (in use|active|valid|works|with)/i,
  ],
  [
    'domain_unknown',
    /(host|domain)( name)? (not found|unknown|does(n['’]t| not) exist)|unknown (host|domain)|no such (host|domain)|domain .{0,80}(couldn['’]t|could not) be found|(couldn['’]t|could not) find any host|name or service not known|nxdomain|no mx|null ?mx|unrouteable|unroutable/i,
  ],
  [
    'no_such_mailbox',
    /(user|mailbox|account|recipient|address|alias)[^.\n]{0,40}(unknown|not ?found|does(n['’]t| not) exist|not exist|invalid|unavailable|rejected|couldn['’]t be found|could not be found|wasn['’]t found|isn['’]t found|not listed)|(unknown|no such|invalid|non-?existent|bad)[^.\n]{0,20}(user|mailbox|account|recipient|address|person)|doesn['’]t have (an?|this) .{0,20}(account|mailbox)|no mailbox here|not a valid (mailbox|recipient|user|address)|wasn['’]t found at|address not found|адресат не найден|не существует|нет такого|用户不存在|不存在|該当.{0,10}ありません|存在しません/i,
  ],
  ['too_large', /too (large|big)|size (limit|exceeds)|exceeds .{0,20}size|message size/i],
  [
    'refused_policy',
    /spam|blocked|black ?list|block ?list|policy|denied|dmarc|spf|dkim|reputation|unsolicited|not (allowed|authorized|authorised)|prohibited|rejected by|refused/i,
  ],
  [
    'unreachable',
    /timed? ?out|connection .{0,40}(refused|reset|lost|failed)|unable to connect|unreachable|couldn['’]t connect|could not connect|no route|deferred|greylist|try again later/i,
  ],
];

/** What a status (like `5.1.1`; may be empty) and the words of a report say. */
export function bounceReason(
  status: string,
  words: string,
): { reason: BounceReason; is_passing: boolean } {
  const [, detail = ''] = /^[245]\.(\d+\.\d+)$/.exec(status) ?? [];
  const said = BY_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
  const reason = isSaid(said, detail) ? said : (codedAs(detail, words) ?? said ?? byFamily(detail));
  return { reason, is_passing: PASSING.has(reason) };
}

/** Gmail and others give 5.2.1 and 5.7.1 to more than they mean: full is full, whatever the code. */
const isSaid = (said: BounceReason | undefined, detail: string): said is BounceReason =>
  said === 'mailbox_full' ||
  said === 'sender_limit' ||
  said === 'sender_refused' ||
  (said === 'domain_unknown' && detail === '1.10');

/** Exchange refuses at its edge by a status that means "no answer" elsewhere. */
const codedAs = (detail: string, words: string): BounceReason | undefined =>
  detail === '4.1' && /access denied/i.test(words) ? 'refused_policy' : BY_STATUS[detail];

const byFamily = (detail: string): BounceReason => {
  if (detail.startsWith('1.')) return 'no_such_mailbox';
  if (detail.startsWith('7.')) return 'refused_policy';
  return detail.startsWith('4.') ? 'unreachable' : 'other';
};
