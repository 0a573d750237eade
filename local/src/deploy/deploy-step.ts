import type { Deployment } from './deploy-ports.ts';

/** The state of the project in one respect. */
export type Standing =
  | { state: 'done'; note?: string }
  /** Nothing in the way of a deployment, and something a person should still see to. */
  | { state: 'done'; note: string; is_open: true }
  /** `act` is to bring it about. */
  | { state: 'to_do'; what: string }
  /** It comes by itself: something is being built. */
  | { state: 'waiting'; what: string }
  /** A person has to do something first; the sentence says what. */
  | { state: 'refused'; sentence: string };

/**
 * One step of a deployment. What a deployment has done is nowhere noted down: `look` reads it from
 * the project, so that a deployment can be cut off anywhere and run again.
 */
export interface DeployStep {
  name: string;
  /** Changes nothing. */
  look: (deployment: Deployment) => Promise<Standing>;
  /** Makes the change. It may be cut off anywhere, and begun again. */
  act?: (deployment: Deployment) => Promise<void>;
  /** Acts in each deployment, since what is there may be of another version. */
  is_repeated?: boolean;
  /** It makes something on this machine, and says nothing about the project. */
  is_local?: boolean;
  /** Minutes until a step that waits gives up; 5 when not given. */
  patience?: number;
}

export const done = (note?: string): Standing =>
  note === undefined ? { state: 'done' } : { state: 'done', note };
export const noted = (note: string): Standing => ({ state: 'done', note, is_open: true });
export const toDo = (what: string): Standing => ({ state: 'to_do', what });
export const waiting = (what: string): Standing => ({ state: 'waiting', what });
export const refused = (sentence: string): Standing => ({ state: 'refused', sentence });
