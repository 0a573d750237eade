import { firebaseConfig } from '../firebase-config/firebase-config.ts';
import { HOST, type EmulatorPorts } from './choose-ports.ts';
import { hostingConfig } from './hosting-config.ts';

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

/** The config of one local world: the product's, but its own pages and ports. */
export function emulatorConfig(input: {
  /** The hashes of the scripts within its pages. */
  scripts: readonly string[];
  ports: EmulatorPorts;
  /** Folder of the built app, from the root. */
  pages: string;
  project: string;
}) {
  return {
    ...firebaseConfig(input.scripts),
    hosting: hostingConfig(input),
    emulators: emulatorEntries(input.ports),
  };
}
