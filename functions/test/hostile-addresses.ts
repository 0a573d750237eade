import {
  IPV4_IN_IPV6,
  IPV4_NOTATIONS,
  IPV6_NOTATIONS,
  SPECIAL_IPV4,
  SPECIAL_IPV6,
} from './special-addresses.ts';

/** An address that nobody may make the product call. */
export interface HostileAddress {
  title: string;
  url: string;
  /** Whether a webhook with it can be saved all the same: connecting to it is refused then. */
  is_saved: boolean;
  /** Why a webhook is not even tried, or that its address is judged. */
  posted: 'judged' | 'not https' | 'no address';
  /**
   * Whether it is a web address. Any other is not believed of a gateway: its page counts as the one
   * asked for.
   */
  is_web: boolean;
}

const address = (title: string, url: string, more: Partial<HostileAddress> = {}) => {
  const plain = { is_saved: true, posted: 'judged', is_web: true } as const;
  return { title: `${title}: ${JSON.stringify(url)}`, url, ...plain, ...more };
};
/** IPv6 in a URL is no address that a form takes. */
const bracketed = (title: string, ip: string) =>
  address(title, `https://[${ip}]/`, { is_saved: false });

/** Where names of the test lead: by the address itself, alone and beside a public one. */
export const NAMES = new Map<string, string[]>();
const PUBLIC = '93.184.215.14';
function name(addresses: string[]): string {
  const host = `n${NAMES.size}.ilsa-torvane.com`;
  NAMES.set(host, addresses);
  return host;
}

const by = (
  addresses: readonly string[],
  notations: Readonly<Record<string, (ip: string) => string>>,
  make: (title: string, written: string) => HostileAddress,
) =>
  addresses.flatMap((ip) =>
    Object.entries(notations).map(([how, write]) => make(`${ip} ${how}`, write(ip))),
  );

const named = [...SPECIAL_IPV4, ...SPECIAL_IPV6].flatMap((ip) => [
  address(`a name of ${ip}`, `https://${name([ip])}/`),
  address(`a name of ${ip} beside a public address`, `https://${name([PUBLIC, ip])}/`),
  address(`a name of ${ip}, with a dot behind`, `https://${name([ip]).toUpperCase()}./`),
]);

/** Names that mean something inside a network alone. */
const INNER = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'app.localhost',
  'metadata',
  'metadata.google.internal',
  'METADATA.GOOGLE.INTERNAL.',
  'instance-data',
  'kubernetes.default.svc.cluster.local',
  'printer.local',
  'wiki.intranet',
  'nas.lan',
  'git.corp',
  'router.home',
  'router.home.arpa',
  '\uff4c\uff4f\uff43\uff41\uff4c\uff48\uff4f\uff53\uff54',
  'l%6fcalhost',
];

const NOT_HTTPS = { posted: 'not https', is_saved: false } as const;
const NO_ADDRESS = { posted: 'no address', is_saved: false } as const;
const NO_WEB = { ...NOT_HTTPS, is_web: false };
const BROKEN = { ...NO_ADDRESS, is_web: false };

/** Other ways to spell where it leads, of the three that are worth most. */
const disguised = ['127.0.0.1', '169.254.169.254', '10.0.0.1'].flatMap((ip) => [
  address('plain', `http://${ip}/`, { ...NOT_HTTPS, is_saved: ip === '127.0.0.1' }),
  address('a port', `https://${ip}:8443/`),
  address('a port of a service', `https://${ip}:6379/`),
  address('a port that no browser calls', `https://${ip}:25/`, { posted: 'no address' }),
  address('a user', `https://ann@${ip}/`, NO_ADDRESS),
  address('a user and a password', `https://ann:word@${ip}/`, NO_ADDRESS),
  address('a name as the user', `https://www.tiktok.com@${ip}/`, NO_ADDRESS),
  address('a name as the user, behind a port', `https://www.tiktok.com:443@${ip}/`, NO_ADDRESS),
  address('backslashes', `https:\\\\${ip}\\`, { is_saved: false }),
  address('a backslash in front of the at sign', `https://${ip}\\@www.tiktok.com/`, {
    is_saved: false,
  }),
  address('no slashes', `https:${ip}`, { is_saved: false }),
  address('one slash', `https:/${ip}/`, { is_saved: false }),
  address('many slashes', `https://///${ip}/`, { is_saved: false }),
  address('a tab within', `https://${ip.replace('.', '.\t')}/`, { is_saved: false }),
  address('a line break within', `https://${ip.replace('.', '\r\n.')}/`, { is_saved: false }),
  address('a hidden hyphen within', `https://${ip.replace('.', '.\u00ad')}/`),
  address('a zero-width space within', `https://${ip.replace('.', '.\u200b')}/`),
  address('capitals', `HTTPS://${ip}/`),
  address('a query and a fragment', `https://${ip}?https://www.tiktok.com/#@www.tiktok.com/`),
  address('a path that climbs', `https://${ip}/../../%2e%2e/computeMetadata/v1/`),
  address('no scheme', `//${ip}/`, { ...BROKEN, posted: 'not https' }),
  address('another scheme', `ftp://${ip}/`, NO_WEB),
  address('a scheme of old', `gopher://${ip}:6379/_INFO`, NO_WEB),
  address('a socket', `wss://${ip}/`, NO_WEB),
  address('a wrapped scheme', `view-source:https://${ip}/`, NO_WEB),
  address('a zone', `https://[fe80::${ip}%25eth0]/`, BROKEN),
  address('brackets', `https://[${ip}]/`, BROKEN),
  address('five parts', `https://${ip}.1/`, { ...BROKEN, is_saved: true }),
  address('a number too large', `https://${ip.replace(/^\d+/, '256')}/`, {
    ...BROKEN,
    is_saved: true,
  }),
]);

/** No address of the network at all. */
const elsewhere = [
  'file:///etc/passwd',
  'file://localhost/etc/passwd',
  'data:text/html,<p>ann@studio.test',
  'javascript:fetch("/")',
  'blob:https://127.0.0.1/a',
  'dict://127.0.0.1:11211/stat',
  'ldap://127.0.0.1/',
  'jar:https://127.0.0.1!/',
  'about:blank',
].map((url) => address('another scheme', url, NO_WEB));

export const HOSTILE_ADDRESSES: readonly HostileAddress[] = [
  ...by(SPECIAL_IPV4, IPV4_NOTATIONS, (title, host) => address(title, `https://${host}/`)),
  ...by(SPECIAL_IPV4, IPV4_IN_IPV6, bracketed),
  ...by(SPECIAL_IPV6, IPV6_NOTATIONS, bracketed),
  ...INNER.map((host) => address('a name of the network', `https://${host}/`)),
  ...named,
  ...disguised,
  ...elsewhere,
  address('no address', 'not a link', NO_WEB),
];
