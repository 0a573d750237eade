import type { Creator } from './creator.ts';

/**
 * The server changed a creator. Every write of the server that changes `updated_at` sets this;
 * those that only plan a reading change neither. What a browser has to write is in firestore.rules.
 */
export const serverWrote = (now: Date): Pick<Creator, 'updated_at' | 'writer'> => ({
  updated_at: now,
  writer: { by: 'server', at: now },
});

/**
 * Whether a person made the last write of a creator. The time tells that it is that write's writer:
 * a field that a write does not change stays.
 */
export const isByPerson = ({ writer, updated_at }: Pick<Creator, 'updated_at' | 'writer'>) =>
  writer.by === 'person' && writer.at.getTime() === updated_at.getTime();
