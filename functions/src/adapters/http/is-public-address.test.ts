import { expect, it } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './is-public-address.ts';

it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (ip) => {
    expect(isPublicAddress(ip)).toBe(true);
  },
);

it.each([
  ...[
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '127.0.0.1',
    '0.0.0.0',
    '169.254.169.254',
    '100.64.0.1',
  ],
  ...['100.100.100.200', 'fd00:ec2::254', 'fe80::1%eth0', '192.0.0.1', '192.88.99.1', '3fff::1'],
  ...['192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::7f00:1', '::ffff:8.8.8.8', '64:ff9b::808:808', '2002:7f00:1::', '2001::1'],
  ...['2001:db8::1', 'fc00::1', 'fe80::1', 'fec0::1', 'ff02::1', '4000::1', '', 'localhost'],
])('%s is not', (ip) => {
  expect(isPublicAddress(ip)).toBe(false);
});

it('knows this machine', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1'].every(isLoopbackAddress)).toBe(true);
  expect(['8.8.8.8', '::7f00:1', '10.0.0.1', ''].some(isLoopbackAddress)).toBe(false);
});
