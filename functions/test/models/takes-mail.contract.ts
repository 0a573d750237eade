import type { MailDomain } from '@vibes/core/delivery/sending-facts';
import { expect, it } from 'vitest';
import type { TakesMail } from '../../src/ports/takes-mail.ts';

/** What every implementation keeps. `open` gives one that knows nothing but these domains. */
export function takesMailContract(
  open: (domains: Readonly<Record<string, MailDomain>>) => TakesMail,
) {
  const takesMail = open({
    'studio.example.com': 'yes',
    'nodomain.example.com': 'no',
    'servfail.example.com': 'unknown',
  });

  it.each([
    ['studio.example.com', 'yes'],
    ['nodomain.example.com', 'no'],
    ['servfail.example.com', 'unknown'],
  ] as const)('%s takes mail: %s', async (domain, answer) => {
    expect(await takesMail(domain)).toBe(answer);
    expect(await takesMail(domain), 'asked again').toBe(answer);
  });

  it('reads a domain in any case', async () =>
    expect(await takesMail('NoDomain.Example.COM')).toBe('no'));
}
