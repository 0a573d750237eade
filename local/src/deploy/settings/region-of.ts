import { DEFAULT_REGION } from '@vibes/core/api/region';
import { readSetting, type SettingsPlace } from './settings-files.ts';

/** Where the functions of a deployment run. */
export const regionOf = async (at: SettingsPlace): Promise<string> =>
  (await readSetting(at, 'REGION')) ?? DEFAULT_REGION;

/** Firestore's two places of several regions, each with a region of functions near it. */
const NEAR: Record<string, string> = { nam5: 'us-central1', eur3: 'europe-west1' };

/** What is suggested for functions whose database is to be at `location`. */
export const regionNear = (location: string | null): string =>
  location === null ? DEFAULT_REGION : (NEAR[location] ?? location);

/** What is suggested for the database of functions in `region`; most regions are a location too. */
export function locationNear(region: string): string {
  if (region.startsWith('us-')) return 'nam5';
  return region.startsWith('europe-') ? 'eur3' : region;
}
