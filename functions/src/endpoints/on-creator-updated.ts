import { createRequire } from 'node:module';
import type * as Firestore from 'firebase-functions/firestore';
import { functionOptions } from './function-options.ts';

const NAME = 'onCreatorUpdated';

/** Google and the emulator name the function that a process runs; who lists all of them names none. */
const { FUNCTION_TARGET = NAME } = process.env;

/** Runs on every change of a creator: a person's is recorded, the server's is not. */
function trigger() {
  // The SDK of triggers takes as long to load as all of the product: no other function loads it.
  const load = createRequire(import.meta.url);
  const { onDocumentUpdated } = load('firebase-functions/firestore') as typeof Firestore;
  return onDocumentUpdated(
    { ...functionOptions(NAME), document: 'users/{uid}/creators/{id}', retry: true },
    async ({ id, params, data }) => {
      if (!data) return;
      const { wireCreatorChange } = await import('../wiring/wire-creator-change.ts');
      const runCreatorChange = await wireCreatorChange();
      const [before, after] = [data.before.data(), data.after.data()];
      await runCreatorChange({ uid: params.uid, event_id: id, before, after });
    },
  );
}

export const onCreatorUpdated = FUNCTION_TARGET === NAME ? trigger() : undefined;
