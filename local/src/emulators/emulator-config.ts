import { z } from 'zod';
import { HOST, type EmulatorPorts } from './choose-ports.ts';
import { hostingConfig } from './hosting-config.ts';

/** The parts of firebase.json that the local world changes; all others are passed on unread. */
const firebaseConfigSchema = z.looseObject({
  functions: z.array(z.looseObject({})),
  hosting: z.unknown(),
});

/** No Pub/Sub: firebase-tools would never tick by it; `startScheduleLoop` runs what is scheduled. */
function emulatorEntries(ports: EmulatorPorts) {
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
    ui: { enabled: false },
  };
}

/** The config of one local world, made from firebase.json: same rules, but its own hosting and ports. */
export function emulatorConfig(input: {
  /** firebase.json as parsed. */
  firebaseJson: unknown;
  ports: EmulatorPorts;
  /** Folder of the built app, from the root. */
  pages: string;
  project: string;
}) {
  const base = firebaseConfigSchema.parse(input.firebaseJson);
  return {
    ...base,
    functions: base.functions.map((entry) => ({ ...entry, predeploy: undefined })),
    hosting: hostingConfig({ ...input, hosting: base.hosting }),
    emulators: emulatorEntries(input.ports),
  };
}
