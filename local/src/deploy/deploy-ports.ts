/** A request to one of Google's APIs, made with the person's own credentials. */
export interface GoogleCall {
  /** `firestore` for firestore.googleapis.com. */
  service: string;
  method: 'GET' | 'POST' | 'PATCH';
  /** Without a slash in front: `v1/projects/…`. */
  path: string;
  body?: unknown;
  /** The body holds a secret, which is never printed. */
  is_secret?: boolean;
}

export interface GoogleAnswer {
  status: number;
  /** Parsed JSON; null when the body is none. */
  body: unknown;
}

export interface Command {
  program: 'firebase' | 'npm' | 'git';
  args: readonly string[];
  /** A folder of the checkout; the checkout itself, if not given. */
  cwd?: string;
  /** It changes nothing, so a dry run runs it too, and its output is not shown. */
  is_reading?: boolean;
  /** By the CLI's own sign-in (`firebase login`), in place of the one that everything else uses. */
  by_own_sign_in?: boolean;
}

/** Everything that a deployment asks of the outside and does to it. */
export interface DeployPorts {
  /** Answers with any status. Throws a sentence when nobody is signed in, or Google cannot be reached. */
  google: (call: GoogleCall) => Promise<GoogleAnswer>;
  /** Runs a program to its end, showing its output. */
  run: (command: Command) => Promise<{ code: number | null; output: string }>;
  /** What anybody gets at an address; null when nothing answers. */
  read: (url: string) => Promise<{ status: number; body: string } | null>;
  /** The answer of the person, trimmed; null when there is nobody to ask, as in CI. */
  ask: (question: { text: string; is_secret?: boolean }) => Promise<string | null>;
  /** What the functions are deployed with, in `functions/.env.<project>`; null when unset or empty. */
  setting: (name: string) => Promise<string | null>;
  /** A secret that the environment hands over, as in CI; null when unset or empty. */
  secret: (name: string) => string | null;
  /** A file of the checkout, by its path from the root; null when there is none. */
  file: (path: string) => Promise<string | null>;
  /** Writes a file of the checkout that git ignores; its folder is made. */
  write: (path: string, text: string) => Promise<void>;
  print: (line: string) => void;
  /** In milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
  clock: () => Date;
}

/** One deployment: the ports and what was asked for. */
export interface Deployment extends DeployPorts {
  project: string;
  /** Where the database is to be, such as `nam5`; null when the command line does not say. */
  location: string | null;
}
