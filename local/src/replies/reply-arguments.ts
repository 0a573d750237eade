import { LocalWorldError } from '../process/local-world-error.ts';
import { readCommandLine } from '../process/command-line.ts';
import { AUTHENTICATIONS, type Authentication } from '../stand-ins/imap/as-gmail-takes.ts';
import { REPLY_KINDS, type ReplyKind } from './reply-kind.ts';

const USAGE =
  'Use: npm run reply -- <handle> ["text"] [--stop | --wrong-address | --auto | --bounce | --delay] [--authentication pass|fail|none]';

/** The arguments of `npm run reply`. */
export interface ReplyArguments {
  /** Without the @ before it. */
  handle: string;
  text: string | undefined;
  kind: ReplyKind;
  /** What the mailbox's server finds of the sender. */
  authentication: Authentication;
}

const flag = { type: 'boolean', default: false } as const;

/** Reads the command line; throws the sentence that says how to use it. */
export function readReplyArguments(args: readonly string[]): ReplyArguments {
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: {
      stop: flag,
      'wrong-address': flag,
      auto: flag,
      bounce: flag,
      delay: flag,
      authentication: { type: 'string', default: 'pass' },
    },
  });
  const [handle = '', text, ...more] = positionals;
  const chosen = Object.entries(values).flatMap(([name, value]) => (value === true ? [name] : []));
  if (handle.replace(/^@/, '') === '' || more.length > 0 || chosen.length > 1) {
    throw new LocalWorldError(`Give one handle, and one kind of answer.\n${USAGE}`);
  }
  const kind = REPLY_KINDS.find((one) => one === chosen[0]?.replace('-', '_')) ?? 'reply';
  if (text !== undefined && (kind === 'bounce' || kind === 'delay')) {
    throw new LocalWorldError(`A delivery report has words of its own.\n${USAGE}`);
  }
  const authentication = AUTHENTICATIONS.find((one) => one === values.authentication);
  if (!authentication) {
    throw new LocalWorldError(`No server finds “${values.authentication}” of a sender.\n${USAGE}`);
  }
  return { handle: handle.replace(/^@/, '').toLowerCase(), text, kind, authentication };
}
