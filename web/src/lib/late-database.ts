import { NO_CONNECTION } from './confirmed.ts';

export type Database = typeof import('./database.ts');

let opening: Promise<Database> | null = null;
let opened: Database | null = null;

async function open(): Promise<Database> {
  const [database, { readyFirebase }] = await Promise.all([
    import('./database.ts'),
    import('./firebase.ts'),
  ]).catch(() => Promise.reject(new Error(NO_CONNECTION)));
  await readyFirebase();
  await database.openFirestore();
  opened = database;
  return database;
}

/** The same where it is ready already, else null. */
export const openedDatabase = (): Database | null => opened;

/**
 * The Firestore client, ready to read as the signed-in person: loaded, and the sign-in service has
 * answered. A failure is tried again at the next call.
 */
export function lateDatabase(): Promise<Database> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}
