/** One address or more of every range that is not public (IANA's special-purpose registries). */
export const SPECIAL_IPV4 = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.254',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
];
export const SPECIAL_IPV6 = [
  '::',
  '::1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:10::1',
  '2001:db8::1',
  '2002::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fd20:ce::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
];

type Bytes = [number, number, number, number];
const bytesOf = (ip: string) => ip.split('.').map(Number) as Bytes;
const numberOf = (ip: string) => bytesOf(ip).reduce((sum, byte) => sum * 256 + byte, 0);
const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
/** The two groups of an IPv6 address that hold an IPv4 one. */
const groupsOf = (ip: string) => {
  const digits = hex(numberOf(ip), 8);
  return `${digits.slice(0, 4)}:${digits.slice(4)}`;
};
const inverted = (ip: string) =>
  bytesOf(ip)
    .map((byte) => 255 - byte)
    .join('.');
/** The ASCII digits and dots of a text by other signs that a host's name folds to them (UTS 46). */
const inSigns = (digit_zero: number, dot: string) => (ip: string) =>
  ip.replace(/[\d.]/g, (sign) =>
    sign === '.' ? dot : String.fromCodePoint(digit_zero + Number(sign)),
  );

/** How an IPv4 address may be written as the host of a URL. */
export const IPV4_NOTATIONS: Readonly<Record<string, (ip: string) => string>> = {
  dotted: (ip) => ip,
  'with a dot behind': (ip) => `${ip}.`,
  'as one number': (ip) => String(numberOf(ip)),
  'as one hexadecimal number': (ip) => `0x${hex(numberOf(ip), 8)}`,
  'as one octal number': (ip) => `0${numberOf(ip).toString(8)}`,
  'in hexadecimal parts': (ip) =>
    bytesOf(ip)
      .map((byte) => `0x${hex(byte, 2)}`)
      .join('.'),
  'in octal parts': (ip) =>
    bytesOf(ip)
      .map((byte) => `0${byte.toString(8)}`)
      .join('.'),
  'in mixed parts': (ip) => {
    const [a, b, c, d] = bytesOf(ip);
    return `0x${hex(a, 2)}.${b}.0${((c << 8) + d).toString(8)}`;
  },
  'in two parts': (ip) => `${bytesOf(ip)[0]}.${numberOf(ip) % 2 ** 24}`,
  'with zeros in front': (ip) =>
    bytesOf(ip)
      .map((byte) => `000${byte.toString(8)}`)
      .join('.'),
  'in fullwidth digits': inSigns(0xff10, '.'),
  'in bold digits': inSigns(0x1d7ce, '.'),
  'with ideographic dots': inSigns(0x30, '\u3002'),
  'percent-encoded': (ip) => ip.replace(/[\d.]/g, (sign) => `%${hex(sign.charCodeAt(0), 2)}`),
};

/** How an IPv6 address may hold it; none of these is called, whatever it holds. */
export const IPV4_IN_IPV6: Readonly<Record<string, (ip: string) => string>> = {
  mapped: (ip) => `::ffff:${ip}`,
  'mapped in hexadecimal': (ip) => `0:0:0:0:0:FFFF:${groupsOf(ip)}`,
  translated: (ip) => `::ffff:0:${groupsOf(ip)}`,
  compatible: (ip) => `::${ip}`,
  'behind NAT64': (ip) => `64:ff9b::${ip}`,
  'behind NAT64 of the network': (ip) => `64:ff9b:1::${ip}`,
  'behind 6to4': (ip) => `2002:${groupsOf(ip)}::1`,
  'behind Teredo': (ip) => `2001:0:4136:e378:8000:63bf:${groupsOf(inverted(ip))}`,
  'behind ISATAP': (ip) => `fe80::5efe:${ip}`,
};

/** How an IPv6 address may be written. */
export const IPV6_NOTATIONS: Readonly<Record<string, (ip: string) => string>> = {
  short: (ip) => ip,
  'in capitals': (ip) => ip.toUpperCase(),
  whole: (ip) => {
    const [head = '', tail = ''] = ip.split('::');
    const groups = (text: string) => text.split(':').filter(Boolean);
    const zeros = Array<string>(8 - groups(head).length - groups(tail).length).fill('0');
    const all = [...groups(head), ...zeros, ...groups(tail)];
    return all.map((group) => group.padStart(4, '0')).join(':');
  },
};
