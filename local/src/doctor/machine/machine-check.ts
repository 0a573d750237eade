import type { FindJava } from '../../java/find-java.ts';

/** A developer's machine, as the checks see it. */
export interface Machine extends FindJava {
  /** The repository's root folder. */
  root: string;
  /** Where to look for gcloud; the usual places, unless given. */
  gcloudFolders?: readonly string[];
  /** Where to look for a browser beside PATH; the usual places, unless given. */
  browsers?: readonly string[];
  /** Ports that worlds prefer, with what they are for. */
  ports: Readonly<Record<string, number>>;
  /** The processes of the worlds of this clone. */
  own: ReadonlySet<number>;
}

/** `note`: `npm start` and `npm test` work all the same. */
export interface MachineFinding {
  state: 'well' | 'wrong' | 'note';
  /** What is there; or what is wrong, and what to do next. */
  text: string;
}

/** One check of a developer's machine, a line each. It changes nothing that is not in `.local`. */
export interface MachineCheck {
  name: string;
  look: (machine: Machine) => Promise<MachineFinding>;
}

export const well = (text: string): MachineFinding => ({ state: 'well', text });
export const wrong = (text: string): MachineFinding => ({ state: 'wrong', text });
export const note = (text: string): MachineFinding => ({ state: 'note', text });
