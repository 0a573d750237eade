import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { ComponentType } from 'react';

/** An action on the chosen creators draws its own button in the bar, and asks first where it has to. */
export type BulkAction = ComponentType<{
  chosen: readonly CreatorEntry[];
  /** While another action runs. */
  isBusy: boolean;
}>;

/** The look of its button: on a phone, where the bar is at the bottom, one of equal parts of it. */
export const BAR_BUTTON = {
  size: 'xs',
  variant: { base: 'ghost', md: 'outline' },
  h: { base: '14', md: '8' },
  minW: '0',
  px: { base: '1', md: '2.5' },
  flexDirection: { base: 'column', md: 'row' },
  gap: { base: '0.5', md: '1' },
  borderRadius: { base: '0', md: 'l2' },
} as const;
