import type { ReactNode } from 'react';
import type { Ending } from './review-queue.ts';
import type { Draft, Version } from './review-standing.ts';

/** What the dialog knows of the email on screen. */
export interface ReviewEmailProps {
  id: string;
  draft: Draft | null;
  /** What was saved here, until the database has it. */
  saved: Version | null;
  /** The place of the email among the others. */
  position: ReactNode;
  onDraft: (draft: Draft | null) => void;
  onSaved: (version: Version) => void;
  /** `sentence`: what happened, for the next email’s screen. */
  onEnd: (ending: Ending, sentence: string) => void;
}
