/** Browser storage that never throws: where storage is forbidden or full, nothing is remembered. */
function safeStore(open: () => Storage) {
  return {
    read(key: string): string | null {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key: string, value: string) {
      try {
        open().setItem(key, value);
      } catch {
        return;
      }
    },
    remove(key: string) {
      try {
        open().removeItem(key);
      } catch {
        return;
      }
    },
  };
}

/** Deletes a database of this browser, as soon as no tab has it open. Never throws. */
export function dropDatabase(name: string) {
  try {
    (globalThis as Partial<Pick<typeof globalThis, 'indexedDB'>>).indexedDB?.deleteDatabase(name);
  } catch {
    return;
  }
}

export const localStore = safeStore(() => localStorage);
export const sessionStore = safeStore(() => sessionStorage);
