import { expect, it } from 'vitest';
import { adoptiumMachine } from './adoptium.ts';

it.each([
  ['linux', 'x64', false, 'linux x64'],
  ['linux', 'arm64', false, 'linux aarch64'],
  ['linux', 'x64', true, 'alpine-linux x64'],
  ['linux', 'arm64', true, 'alpine-linux aarch64'],
  ['darwin', 'x64', false, 'mac x64'],
  ['darwin', 'arm64', false, 'mac aarch64'],
  ['win32', 'x64', false, ''],
  ['linux', 'riscv64', false, ''],
])('Adoptium’s words for %s on %s, musl %s: %s', (platform, arch, isMusl, words) => {
  const machine = adoptiumMachine({ platform, arch, isMusl });
  expect(machine ? `${machine.os} ${machine.architecture}` : '').toBe(words);
});
