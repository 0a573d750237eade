import type { Creator } from '@vibes/core/creator/creator';

/** What a person's browser writes with each change of a creator. */
export const personWrote = (at: Date): Pick<Creator, 'updated_at' | 'writer'> => ({
  updated_at: at,
  writer: { by: 'person', at },
});
