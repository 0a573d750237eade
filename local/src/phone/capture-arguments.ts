import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

const USAGE =
  'Use: npm run capture -- <profile link> [--key KEY] [--html FILE] [--text TEXT] [--note NOTE] [--dry-run] [--json]';

/** The arguments of `npm run capture`. */
export interface CaptureArguments {
  link: string | null;
  /** The key to send in place of the demo account's. */
  key: string | null;
  /** File with the page source that the phone sends. */
  html: string | null;
  text: string | null;
  note: string | null;
  dry_run: boolean;
  /** Print the answer as JSON. */
  json: boolean;
}

/** Reads the command line; throws the sentence that says how to use it. */
export function readCaptureArguments(args: readonly string[]): CaptureArguments {
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: {
      key: { type: 'string' },
      html: { type: 'string' },
      text: { type: 'string' },
      note: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const [link, ...more] = positionals;
  if (more.length > 0 || (link === undefined && values.text === undefined)) {
    throw new LocalWorldError(`Give one profile link, or --text.\n${USAGE}`);
  }
  return {
    link: link ?? null,
    key: values.key ?? null,
    html: values.html ?? null,
    text: values.text ?? null,
    note: values.note ?? null,
    dry_run: values['dry-run'],
    json: values.json,
  };
}
