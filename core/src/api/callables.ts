import { z } from 'zod';
import { isTimeZone } from '../account/time-zone.ts';
import type { UserData, UserDataUpdate } from '../account/user-data.ts';

export const openAccountSchema = z.strictObject({
  time_zone: z.string().max(64).refine(isTimeZone, 'Unknown time zone'),
});

/** Every callable function: its payload and its result. Both sides take their types from here. */
export interface Callables {
  /** Opens the account of the signed-in person once; repeating changes nothing but the time zone. */
  openAccount: { payload: z.infer<typeof openAccountSchema>; result: { opened: boolean } };
  getUserData: { payload: Record<string, never>; result: UserData };
  updateUserData: { payload: UserDataUpdate; result: { updated: true } };
  regenerateApiKey: { payload: Record<string, never>; result: { regenerated: true } };
}
export type CallableName = keyof Callables;

/** Path of a callable on the app's own origin. */
export const callablePath = (name: CallableName) => `/api/call/${name}`;
