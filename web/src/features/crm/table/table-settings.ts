import { useSyncExternalStore } from 'react';
import { localStore } from '../../../lib/storage.ts';
import { readTableSettings, type TableSettings } from './read-table-settings.ts';
import { makeListeners } from '../../../lib/make-listeners.ts';

/** On the device, and nobody's: they say nothing about a person. */
const KEY = 'vibes.creator-table';

let settings = readTableSettings(localStore.read(KEY));
const { subscribe, tell } = makeListeners();

export function changeTableSettings(change: Partial<TableSettings>) {
  settings = { ...settings, ...change };
  localStore.write(KEY, JSON.stringify(settings));
  tell();
}

/** How this device shows the table: creators a page, and the columns left out. */
export const useTableSettings = (): TableSettings =>
  useSyncExternalStore(subscribe, () => settings);
