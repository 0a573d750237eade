import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dnsClient } from '../../../../functions/src/adapters/dns/dns-client.ts';
import { hostAddresses } from '../../../../functions/src/adapters/dns/host-addresses.ts';
import { mailDomains } from '../../../../functions/src/adapters/dns/mail-domains.ts';
import { takesMailContract } from '../../../../functions/test/models/takes-mail.contract.ts';
import { startDns, type Dns } from './start-dns.ts';

let dns: Dns;
beforeAll(async () => {
  dns = await startDns();
});
afterAll(() => dns.stop());

/** Milliseconds the product waits for a silent server, with room for a slow machine. */
const LONGEST = 1300;

async function timed<T>(asked: Promise<T>): Promise<T> {
  const started = performance.now();
  const answer = await asked;
  expect(performance.now() - started).toBeLessThan(LONGEST);
  return answer;
}

describe('the product asks whether a domain takes mail', () => {
  // Made at the first query, when the server is up.
  takesMailContract(() => (domain) => mailDomains(dnsClient(dns.server))(domain));

  it.each([
    ['nomx.example.com', 'yes'],
    ['nomx6.example.com', 'yes'],
    ['norecords.example.com', 'no'],
    ['nullmx.example.com', 'no'],
    ['bücher.example.com', 'yes'],
    ['NODOMAIN.bücher.example.com', 'no'],
    ['not a domain', 'unknown'],
    ['', 'unknown'],
  ] as const)('%s: %s', async (domain, answer) =>
    expect(await mailDomains(dnsClient(dns.server))(domain)).toBe(answer),
  );

  it('and waits a second at most, for all queries at once', async () => {
    const takesMail = mailDomains(dnsClient(dns.server));
    const asked = Array.from({ length: 20 }, (_, nth) => takesMail(`silent.n${nth}.example.com`));
    expect(new Set(await timed(Promise.all(asked)))).toEqual(new Set(['unknown']));
  });

  it('and goes on without a server', async () => {
    const { server, stop } = await startDns();
    await stop();
    expect(await timed(mailDomains(dnsClient(server))('studio.example.com'))).toBe('unknown');
  });

  it('and sends one query for all that ask at once', async () => {
    let questions = 0;
    const client = dnsClient(dns.server);
    const takesMail = mailDomains({
      resolve4: client.resolve4.bind(client),
      resolve6: client.resolve6.bind(client),
      resolveMx: (domain) => {
        questions += 1;
        return client.resolveMx(domain);
      },
    });
    const asked = ['A.example.com', 'a.example.com', 'a.EXAMPLE.com'].map(takesMail);
    expect(await Promise.all(asked)).toEqual(['yes', 'yes', 'yes']);
    await takesMail('a.example.com');
    expect(questions).toBe(1);
  });
});

describe('the product asks for the addresses of a host', () => {
  it.each([
    ['inner.example.com', ['10.0.0.1']],
    ['inner6.example.com', ['fd00::1']],
    ['nomx.example.com', ['93.184.215.14']],
    ['studio.example.com', []],
    ['nodomain.example.com', []],
    ['servfail.example.com', []],
    ['silent.example.com', []],
  ])('%s: %j', async (host, addresses) => {
    const addressesOf = hostAddresses(dnsClient(dns.server));
    expect(await timed(addressesOf(host))).toEqual(addresses);
    const started = performance.now();
    expect(await addressesOf(host)).toEqual(addresses);
    expect(performance.now() - started, 'the second time').toBeLessThan(100);
  });
});
