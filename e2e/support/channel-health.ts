import type { Channel } from '@vibes/core/channel/channel';
import { UNKNOWN_HEALTH, type ChannelHealth } from '@vibes/core/channel/channel-health';
import { channelHealthDocument } from '@vibes/core/firestore/documents';
import { database } from './database.ts';

const HOUR_MS = 60 * 60 * 1000;
export const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);

/** Writes the health of a channel directly in the database. */
export async function writeHealth(
  uid: string,
  channel: Channel,
  health: Partial<ChannelHealth>,
): Promise<void> {
  const db = await database();
  await db.doc(channelHealthDocument.path(uid, channel)).set({ ...UNKNOWN_HEALTH, ...health });
}
