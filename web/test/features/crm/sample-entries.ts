import { entryOf, type CreatorEntry } from '@vibes/core/creator/creator-entry';
import { ann, NOW } from './sample-creator.ts';

/** The entry of a creator of the tests. */
export const entry = (fields: Partial<CreatorEntry> = {}): CreatorEntry => ({
  ...entryOf(ann),
  ...fields,
});

export const daysBefore = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const STATUSES = ['Discovered', 'Contacted', 'Responded', 'Converted'] as const;

/** Many creators, newest first, of every kind in turn. */
export const manyEntries = (count: number): CreatorEntry[] =>
  Array.from({ length: count }, (_, i) =>
    entry({
      id: `c${i}`,
      name: `${['Zoë', 'ann Lee', 'محمد', '✨ Mia'][i % 4] ?? ''} ${(i * 7919) % count}`,
      handles: {
        tiktok: `handle_${(i * 104_729) % count}`,
        ...(i % 3 === 0 && { instagram: `insta.${i}` }),
      },
      email: i % 2 === 0 ? `creator${i}@studio.example` : null,
      email_source: i % 4 === 0 ? 'bio' : '',
      platform: i % 5 === 0 ? 'instagram' : 'tiktok',
      status: STATUSES[i % STATUSES.length] ?? 'Discovered',
      email_sent: i % 6 === 0,
      awaiting: i % 50 === 0 ? 'us' : null,
      created_at: daysBefore((i * 200) / count),
    }),
  );
