import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import type { ComponentType } from 'react';

/** An action on the chosen creators draws its own button in the bar, and asks first where it has to. */
export type BulkAction = ComponentType<{
  chosen: readonly CreatorEntry[];
  /** While another action runs. */
  isBusy: boolean;
}>;
