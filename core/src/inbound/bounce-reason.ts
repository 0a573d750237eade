/** Why an email came back, in one sentence each. */
export const BOUNCE_SENTENCES = {
  no_such_mailbox: 'The creator’s mail server says there’s no such mailbox.',
  mailbox_disabled: 'The creator’s mailbox is closed.',
  mailbox_full: 'The creator’s mailbox is full.',
  domain_unknown: 'There’s no mail server for this address.',
  refused_policy: 'The creator’s mail server blocked your email.',
  too_large: 'Your email is too large for the creator’s mailbox.',
  delayed: 'The creator’s mail server hasn’t taken the email yet. Your own server keeps trying.',
  unreachable: 'The creator’s mail server couldn’t be reached.',
  other: 'The creator’s mail server sent your email back.',
} as const;
export type BounceReason = keyof typeof BOUNCE_SENTENCES;

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
  '1.10': 'domain_unknown',
  '2.1': 'mailbox_disabled',
  '2.2': 'mailbox_full',
  '2.3': 'too_large',
  '3.4': 'too_large',
  '4.1': 'unreachable',
  '4.3': 'domain_unknown',
  '4.4': 'domain_unknown',
  '4.7': 'delayed',
};

/** By the words of servers, which say more than their codes; the first that fits. */
const BY_WORDS: readonly (readonly [BounceReason, RegExp])[] = [
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
    /(user|mailbox|account|recipient|address|alias)[^.\n]{0,40}(unknown|not found|does(n['’]t| not) exist|not exist|invalid|unavailable|rejected|couldn['’]t be found|could not be found|wasn['’]t found|isn['’]t found|not listed)|(unknown|no such|invalid|non-?existent|bad)[^.\n]{0,20}(user|mailbox|account|recipient|address|person)|doesn['’]t have (an?|this) .{0,20}(account|mailbox)|no mailbox here|not a valid (mailbox|recipient|user|address)|wasn['’]t found at|address not found|адресат не найден|не существует|нет такого|用户不存在|不存在|該当.{0,10}ありません|存在しません/i,
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
  const coded = BY_STATUS[detail];
  // Gmail and others give 5.2.1 and 5.7.1 to more than they mean: full is full, whatever the code.
  const reason = said === 'mailbox_full' ? said : (coded ?? said ?? byFamily(detail));
  return { reason, is_passing: PASSING.has(reason) };
}

const byFamily = (detail: string): BounceReason => {
  if (detail.startsWith('1.')) return 'no_such_mailbox';
  if (detail.startsWith('7.')) return 'refused_policy';
  return detail.startsWith('4.') ? 'unreachable' : 'other';
};
