import { z } from 'zod';
import { HOST, type EmulatorPorts } from './choose-ports.ts';
import { widenPolicy } from './content-security-policy.ts';

const headerSchema = z.object({ key: z.string(), value: z.string() });
/** The parts of firebase.json that the local world changes; all others pass unread. */
const firebaseConfigSchema = z.looseObject({
  functions: z.array(z.looseObject({})),
  hosting: z.looseObject({
    ignore: z.array(z.string()),
    headers: z.array(z.looseObject({ headers: z.array(headerSchema) })),
  }),
});

/** The file the web app asks for emulator addresses, at the root of its own origin. */
export const EMULATORS_FILE = 'emulators.json';

/** Content of `/emulators.json`. `auth` is an origin, `firestore` what `connectFirestoreEmulator` takes. */
export interface EmulatorAddresses {
  auth: string;
  firestore: { host: string; port: number };
}

export const emulatorAddresses = (ports: EmulatorPorts): EmulatorAddresses => ({
  auth: `http://${HOST}:${ports.auth}`,
  firestore: { host: HOST, port: ports.firestore },
});

function emulatorEntries(ports: EmulatorPorts, hasPubsub: boolean) {
  const at = (port: number) => ({ host: HOST, port });
  return {
    singleProjectMode: true,
    auth: at(ports.auth),
    functions: at(ports.functions),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestore_websocket },
    hosting: at(ports.hosting),
    hub: at(ports.hub),
    logging: at(ports.logging),
    tasks: at(ports.tasks),
    eventarc: at(ports.eventarc),
    ...(hasPubsub ? { pubsub: at(ports.pubsub) } : {}),
    ui: { enabled: false },
  };
}

/**
 * The config of one local world, made from firebase.json: same rewrites, rules and
 * headers, but its own ports and pages, no build before a start, a policy that lets the
 * app reach the emulators, and no HSTS, which would tie browsers to https on 127.0.0.1.
 */
export function emulatorConfig(input: {
  /** firebase.json as parsed. */
  firebaseJson: unknown;
  ports: EmulatorPorts;
  /** Folder of the built app, from the root. */
  pages: string;
  project: string;
  hasPubsub: boolean;
}) {
  const base = firebaseConfigSchema.parse(input.firebaseJson);
  const addresses = emulatorAddresses(input.ports);
  const reachable = [
    addresses.auth,
    `http://${HOST}:${input.ports.firestore}`,
    `ws://${HOST}:${input.ports.firestore_websocket}`,
  ];
  const adapt = ({ key, value }: z.infer<typeof headerSchema>) =>
    key.toLowerCase() === 'content-security-policy'
      ? {
          key,
          value: widenPolicy(value, { 'connect-src': reachable, 'frame-src': [addresses.auth] }),
        }
      : { key, value };
  return {
    ...base,
    functions: base.functions.map((entry) => ({ ...entry, predeploy: undefined })),
    hosting: {
      ...base.hosting,
      predeploy: undefined,
      public: input.pages,
      // Without it firebase-tools asks Google for the site, and waits for an answer offline.
      site: input.project,
      ignore: base.hosting.ignore.filter((pattern) => pattern !== EMULATORS_FILE),
      headers: base.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers
          .filter(({ key }) => key.toLowerCase() !== 'strict-transport-security')
          .map(adapt),
      })),
    },
    emulators: emulatorEntries(input.ports, input.hasPubsub),
  };
}
