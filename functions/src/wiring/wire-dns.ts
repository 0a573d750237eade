import { readConfig } from '../platform/config.ts';
import { once } from './wire-base.ts';

/**
 * DNS look-ups through one client. The local world has a name server of its own, and without it
 * looks up nothing: its names are invented, and real DNS does not know them.
 */
export const wireDns = once(async () => {
  const { DNS_SERVER, FUNCTIONS_EMULATOR } = readConfig();
  const [{ dnsClient, SILENT_CLIENT }, { hostAddresses }, { mailDomains, mailHosts }] =
    await Promise.all([
      import('../adapters/dns/dns-client.ts'),
      import('../adapters/dns/host-addresses.ts'),
      import('../adapters/dns/mail-domains.ts'),
    ]);
  const isAsked = DNS_SERVER !== undefined || !FUNCTIONS_EMULATOR;
  const client = isAsked ? dnsClient(DNS_SERVER) : SILENT_CLIENT;
  return {
    addressesOf: hostAddresses(client),
    takesMail: mailDomains(client),
    mailHosts: mailHosts(client),
  };
});
