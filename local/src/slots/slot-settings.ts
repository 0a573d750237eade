import { z } from 'zod';

/** The settings of a slot at its start. Ports are on 127.0.0.1. */
export const slotSettingsSchema = z.object({
  project: z.string(),
  /** The slot's own folder, absolute. */
  folder: z.string(),
  ports: z.object({
    hosting: z.int(),
    functions: z.int(),
    auth: z.int(),
    firestore: z.int(),
    firestore_websocket: z.int(),
    eventarc: z.int(),
    hub: z.int(),
    logging: z.int(),
  }),
  /** Settings of the functions that override the local ones. */
  env: z.record(z.string(), z.string()),
  /** For a person, who keeps the data and the addresses of the stand-ins. */
  is_kept: z.boolean(),
});
export type SlotSettings = z.infer<typeof slotSettingsSchema>;
