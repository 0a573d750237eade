/** A request to one of Google's APIs, made with the person's own credentials. */
export interface GoogleCall {
  /** `firestore` for firestore.googleapis.com. */
  service: string;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Without a slash in front: `v1/projects/…`. */
  path: string;
  body?: unknown;
  /** It changes nothing, though it is no GET: a dry run makes it too. */
  is_reading?: boolean;
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

/** The answer in a dry run, which asks nobody. */
export const UNANSWERED = '…';

export interface Question {
  text: string;
  is_secret?: boolean;
  /** What is wrong with an answer, in a sentence: the person is asked again. Null when it can be used. */
  check?: (answer: string) => string | null;
}

/** A Stripe account, and what this project has of it. */
export interface StripeAccount {
  /** Secret or restricted. */
  key: string;
  /** APP_ORIGIN. */
  origin: string;
  /** The signing secret of events that the functions have; null while there is none. */
  webhook_secret: string | null;
}

/** What a deployment does at Stripe. Each throws a sentence for what a person can change. */
export interface PaymentSetup {
  /** What is still to be made; empty when payments are ready. Changes nothing. */
  look: (account: StripeAccount) => Promise<string[]>;
  /** Makes it. Store `webhook_secret` when it is not null: Stripe does not show it again. */
  prepare: (account: StripeAccount) => Promise<{ webhook_secret: string | null; did: string[] }>;
  /** The webhook endpoints that a new one replaced, as what is to be done. Changes nothing. */
  lookAtOldWebhooks: (account: StripeAccount) => Promise<string[]>;
  /** Deletes them. Returns what it did. */
  deleteOldWebhooks: (account: StripeAccount) => Promise<string[]>;
  /** Endpoints that a deployment made for other addresses. Changes nothing. */
  lookAtWebhooksElsewhere: (account: StripeAccount) => Promise<string[]>;
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
  ask: (question: Question) => Promise<string | null>;
  /** A secret that the environment hands over, as in CI; null when unset or empty. */
  secret: (name: string) => string | null;
  /** A file of the checkout, by its path from the root; null when there is none. */
  file: (path: string) => Promise<string | null>;
  /** Writes a file of the checkout that git ignores; its folder is made. */
  write: (path: string, text: string) => Promise<void>;
  payments: PaymentSetup;
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
