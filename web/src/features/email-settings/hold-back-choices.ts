import { HOLD_BACKS, type HoldBack } from '@vibes/core/account/email-settings';
import type { RadioChoice } from './radio-cards.tsx';

const undo = (time: string) => `Each email waits ${time}. Until then you can undo it.`;

const WORDS: Record<HoldBack, Omit<RadioChoice, 'value'>> = {
  off: { label: 'Off', short: 'Off', sentence: 'Emails go out as soon as a creator is saved.' },
  1: { label: '1 minute', short: '1 min', sentence: undo('1 minute') },
  5: { label: '5 minutes', short: '5 min', sentence: undo('5 minutes') },
  15: { label: '15 minutes', short: '15 min', sentence: undo('15 minutes') },
  review: {
    label: 'Review first',
    short: 'Review',
    sentence: 'Each email waits under Deliveries until you send it.',
  },
};

/** The ways to hold emails back, each with what it means. */
export const HOLD_BACK_CHOICES: RadioChoice[] = HOLD_BACKS.map((value) => ({
  value,
  ...WORDS[value],
}));
