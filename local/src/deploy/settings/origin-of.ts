import { readSetting, type SettingsPlace } from './settings-files.ts';

/** APP_ORIGIN, where it is set; else the address that Hosting gives each project. */
export const originOf = async (at: SettingsPlace): Promise<string> =>
  (await readSetting(at, 'APP_ORIGIN')) ?? `https://${at.project}.web.app`;
