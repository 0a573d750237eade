import { join } from 'node:path';
import { z } from 'zod';

/** The settings of a slot at its start. Ports and origins are on 127.0.0.1. */
export const slotSettingsSchema = z.object({
  project: z.string(),
  /** The slot's own folder, absolute. */
  folder: z.string(),
  ports: z.object({
    web: z.int(),
    functions: z.int(),
    auth: z.int(),
    firestore: z.int(),
    firestore_websocket: z.int(),
  }),
  /** Settings of the functions that override the local ones. */
  env: z.record(z.string(), z.string()),
});
export type SlotSettings = z.infer<typeof slotSettingsSchema>;

/** Every slot has a project of its own on the one Firestore. */
export const slotProject = (slot: number) => `demo-vibes-${slot}`;

/** The folder of slot `slot`, counted from 1, in the folder of all slots. */
export const slotFolder = (folder: string, slot: number) => join(folder, String(slot));
