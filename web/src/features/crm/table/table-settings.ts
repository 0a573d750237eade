import { useSyncExternalStore } from 'react';
import { localStore } from '../../../lib/storage.ts';
import { readTableSettings, type TableSettings } from './read-table-settings.ts';

/** On the device, and nobody's: they say nothing about a person. */
const KEY = 'vibes.creator-table';

let settings = readTableSettings(localStore.read(KEY));
const listeners = new Set<() => void>();

export function changeTableSettings(change: Partial<TableSettings>) {
  settings = { ...settings, ...change };
  localStore.write(KEY, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How this device shows the table: creators a page, and the columns left out. */
export const useTableSettings = (): TableSettings =>
  useSyncExternalStore(subscribe, () => settings);
