import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { CreatorStatus } from '@vibes/core/creator/creator-status';

/** A line of the palette. */
export interface Entry {
  id: string;
  name: string;
  /** Other words that it is found by. */
  also?: string;
  /** The keys that do the same. */
  keys?: string;
  /** What is drawn before the name: a creator's face, or the disc of a status. */
  creator?: CreatorEntry;
  status?: CreatorStatus;
  act: () => void;
}

export interface Section {
  title: string;
  entries: readonly Entry[];
  /** How far the nearest of them is from what is typed. */
  far?: number;
}
