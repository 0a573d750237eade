import { hostingPart } from '../firebase-config/firebase-config.ts';
import type { BuiltPages } from '../firebase-config/built-pages.ts';
import type { HeaderRule } from '../firebase-config/header-rules.ts';
import { HOST } from './choose-ports.ts';
import { widenPolicy } from './content-security-policy.ts';

/** The file the web app asks for emulator addresses, at the root of its own origin. */
export const EMULATORS_FILE = 'emulators.json';

/** The ports that a page itself connects to. */
export interface PagePorts {
  auth: number;
  firestore: number;
  firestore_websocket: number;
}

/** Content of `/emulators.json`. `auth` is an origin, `firestore` what `connectFirestoreEmulator` takes. */
export const emulatorAddresses = (ports: PagePorts) => ({
  auth: `http://${HOST}:${ports.auth}`,
  firestore: { host: HOST, port: ports.firestore },
});

/**
 * Hosting of one local world: the product's rewrites and headers, but its own pages, a policy that
 * lets the app reach the emulators, and no HSTS, which would tie browsers to https on 127.0.0.1.
 */
export function hostingConfig(input: {
  built: BuiltPages;
  ports: PagePorts;
  /** Folder of the built app, from the root. */
  pages: string;
  project: string;
}) {
  const base = hostingPart(input.built);
  const { auth } = emulatorAddresses(input.ports);
  const reachable = [
    auth,
    `http://${HOST}:${input.ports.firestore}`,
    `ws://${HOST}:${input.ports.firestore_websocket}`,
  ];
  // A page that connects nowhere needs no emulator either.
  const adapt = ({ key, value }: HeaderRule['headers'][number]) =>
    key.toLowerCase() === 'content-security-policy' && value.includes('connect-src')
      ? { key, value: widenPolicy(value, { 'connect-src': reachable, 'frame-src': [auth] }) }
      : { key, value };
  return {
    ...base,
    public: input.pages,
    // Without it firebase-tools asks Google for the site, and waits for an answer offline.
    site: input.project,
    ignore: base.ignore.filter((pattern) => pattern !== EMULATORS_FILE),
    headers: base.headers.map((rule) => ({
      ...rule,
      headers: rule.headers
        .filter(({ key }) => key.toLowerCase() !== 'strict-transport-security')
        .map(adapt),
    })),
  };
}
