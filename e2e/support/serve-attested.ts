/**
 * The product of a running slot once more, at an address of its own: with App Check on, and with the
 * policy that the settings of its pages need. A program, since functions read their settings as they
 * are loaded. Takes both as JSON, prints its origin, and runs until it is ended.
 */
import type { ProductSettings } from '@vibes/core/product/product-settings';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { choosePorts, HOST } from '../../local/src/emulators/choose-ports.ts';
import { hostingConfig } from '../../local/src/emulators/hosting-config.ts';
import { builtPages } from '../../local/src/firebase-config/built-pages.ts';
import { emulatorVariables, loadFunctions } from '../../local/src/slots/function-handlers.ts';
import { startPageServer } from '../../local/src/slots/page-server.ts';
import { readMasterKey } from '../../local/src/world/functions-secret.ts';
import type { Stack } from '../../local/src/world/stack.ts';
import { ROOT } from '../../local/src/world/world-paths.ts';
import { writePages } from '../../local/src/world/write-pages.ts';

export interface Attested {
  stack: Stack;
  /** What its pages are set to. */
  product: Partial<ProductSettings>;
  /** Where its pages are put. */
  folder: string;
}

const { stack, product, folder } = JSON.parse(process.argv[2] ?? '') as Attested;
const { project } = stack;
const port = (address: string) => Number(new URL(address).port);
const { hosting } = await choosePorts({ hosting: 0 });
const web = `http://${HOST}:${hosting}`;
const firestore = port(stack.firestore);
const ports = {
  auth: port(stack.auth),
  functions: port(stack.functions),
  firestore,
  // No page of these tests connects to it.
  firestore_websocket: firestore,
};

Object.assign(process.env, emulatorVariables({ project, ports }), {
  SECRETS_MASTER_KEY: await readMasterKey(ROOT),
  APP_ORIGIN: web,
  APP_CHECK: 'true',
  METADATA_SERVER_DETECTION: 'none',
});
const pages = relative(ROOT, folder);
await writePages({ root: ROOT, pages, ports, web });
await writeFile(join(folder, 'product.json'), JSON.stringify(product));
const { scripts } = await builtPages(ROOT);
const built = { scripts, settings: product };
await startPageServer({
  port: hosting,
  hosting: hostingConfig({ built, ports, pages, project }),
  project,
  handlers: await loadFunctions(),
});
console.log(`at ${web}`);
