import { createSocket } from 'node:dgram';
import { decode, encode, RECURSION_AVAILABLE, type Answer, type Question } from 'dns-packet';
import { HOST } from '../../emulators/choose-ports.ts';

/** A running name server. */
export interface Dns {
  /** `127.0.0.1:port` */
  server: string;
  stop: () => Promise<void>;
}

/** Codes of an answer (RFC 1035, 4.1.1). */
const SERVFAIL = 2;
const NXDOMAIN = 3;

/** The answer for a name: its records, a code in their place, or (null) no answer ever. */
type Zone = ((name: string) => Answer[]) | typeof SERVFAIL | typeof NXDOMAIN | null;

const mx = (exchange: string) => (name: string) =>
  [{ type: 'MX', name, ttl: 1, data: { preference: 10, exchange } }] satisfies Answer[];
const address =
  (type: 'A' | 'AAAA', data: string): Zone =>
  (name) => [{ type, name, ttl: 1, data }];

/**
 * The first label of a name decides its answer, so that tests side by side share no state.
 * Addresses are those of example.com, which nothing connects to, and of private networks.
 */
const ZONES: Readonly<Record<string, Zone>> = {
  nodomain: NXDOMAIN,
  norecords: () => [],
  nullmx: (name) => [{ type: 'MX', name, ttl: 1, data: { preference: 0, exchange: '.' } }],
  nomx: address('A', '93.184.215.14'),
  nomx6: address('AAAA', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'),
  servfail: SERVFAIL,
  silent: null,
  inner: address('A', '10.0.0.1'),
  inner6: address('AAAA', 'fd00::1'),
};

/** Every other name takes mail, and has no address: pages of the local world come through a gateway. */
function zoneOf(name: string): Zone {
  const [label = ''] = name.toLowerCase().split('.');
  return Object.hasOwn(ZONES, label) ? (ZONES[label] ?? null) : mx(`mail.${name}`);
}

/** The answer to a question; null when none comes. */
function answerTo(id: number | undefined, question: Question): Buffer | null {
  const zone = zoneOf(question.name);
  if (zone === null) return null;
  const records = typeof zone === 'number' ? [] : zone(question.name);
  return encode({
    type: 'response',
    id,
    // The code is the last four bits.
    flags: RECURSION_AVAILABLE | (typeof zone === 'number' ? zone : 0),
    questions: [question],
    answers: records.filter(({ type }) => type === question.type),
  });
}

/**
 * A name server over UDP on any free port of this machine, in place of the world's: no name is
 * resolved elsewhere.
 */
export async function startDns(): Promise<Dns> {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address: host }) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    const answer = question ? answerTo(id, question) : null;
    if (answer) socket.send(answer, port, host);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(0, HOST, resolve);
  });
  return {
    server: `${HOST}:${socket.address().port}`,
    stop: () => new Promise((resolve) => void socket.close(() => resolve())),
  };
}
