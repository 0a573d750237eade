import { readCommandLine } from '../process/command-line.ts';
import { LocalWorldError } from '../process/local-world-error.ts';

export const USAGE = `Use: npm run -s restore -- <project> --into <database> [--backup NAME]
     npm run -s restore -- <project> --into <other project>/<database> --bucket gs://BUCKET [--backup NAME]
     npm run -s restore -- <project> --hold [--dry-run]

Restores a backup for a rehearsal, and compares how many documents there are with the live product. Nothing that is live is written to. It may be stopped and run again.

With --hold it restores nothing. It holds back every email of the live database that would go out by itself: after a restore, it may have gone out already. The clock and the queues are to be paused.

  --into     a new database of the project, such as rehearsal; or one of another project, empty or new
  --bucket   for another project: a bucket that both projects' Firestore may use
  --backup   one that gcloud firestore backups list names; the newest, if not given
  --dry-run  say what would be held, and write nothing`;

export interface HoldArguments {
  kind: 'hold';
  project: string;
  is_dry: boolean;
}

export interface RehearsalArguments {
  kind: 'rehearsal';
  project: string;
  into: { project: string; database: string };
  backup: string | null;
  bucket: string | null;
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases/restore */
const DATABASE = /^(\(default\)|[a-z][a-z0-9-]{2,61}[a-z0-9])$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the command line; `help` when that is asked for. Throws the sentence that says how to use it. */
export function readRestoreArguments(
  args: readonly string[],
): RehearsalArguments | HoldArguments | 'help' {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: { into: text, backup: text, bucket: text, hold: flag, 'dry-run': flag, help: flag },
  });
  if (values.help) return 'help';
  const [project, ...more] = positionals;
  if (!project || more.length > 0) throw new LocalWorldError(`Name one project.\n${USAGE}`);
  const { into, backup = null, bucket = null, 'dry-run': is_dry } = values;
  const isRehearsal = [into ?? null, backup, bucket].some((one) => one !== null);
  if (values.hold && !isRehearsal) return { kind: 'hold', project, is_dry };
  if (values.hold || is_dry)
    throw new LocalWorldError(`--hold goes with --dry-run alone, and that with --hold.\n${USAGE}`);
  if (!into) throw new LocalWorldError(`Say where the rehearsal is to go, by --into.\n${USAGE}`);
  const parts = into.split('/');
  const database = parts.at(-1) ?? '';
  if (parts.length > 2 || parts.includes('') || !DATABASE.test(database) || UUID.test(database))
    throw new LocalWorldError(
      `${into} names no database: 4 to 63 lowercase letters, digits and hyphens, not like a UUID.\n${USAGE}`,
    );
  if (bucket !== null && !/^gs:\/\/[^/]+(\/.*[^/])?$/.test(bucket))
    throw new LocalWorldError(
      `--bucket is to begin with gs:// and to end without a slash.\n${USAGE}`,
    );
  if (backup === '') throw new LocalWorldError(USAGE);
  return {
    kind: 'rehearsal',
    project,
    into: { project: parts.length === 2 ? (parts[0] ?? project) : project, database },
    backup,
    bucket,
  };
}
