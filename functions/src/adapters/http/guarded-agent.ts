import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { FetchError } from './fetch-error.ts';
import type { AddressRule } from './page-address.ts';

/** Resolves a name as `node:dns` does, into all its addresses. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Resolves a name, and fails when any of its addresses is refused: an honest site has none such. */
function guardedLookup(isAllowed: AddressRule, resolve: Resolve): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      if (!addresses.length || addresses.some(({ address }) => !isAllowed(address))) {
        return done(new FetchError('refused_address'), '');
      }
      const [first] = addresses;
      return options.all ? done(null, addresses) : done(null, first?.address ?? '', first?.family);
    });
  };
}

/**
 * An HTTP client that speaks only to allowed addresses. The name is checked where it is resolved
 * for this very connection, and the connected address once more, so a name that changes in between
 * gains nothing. A host that is an IP address is checked before anything is sent: how it fails
 * would reveal what is there.
 */
export function guardedAgent(
  isAllowed: AddressRule,
  timeout: number,
  resolve: Resolve = lookup,
): Agent {
  const connect = buildConnector({ timeout, lookup: guardedLookup(isAllowed, resolve) });
  return new Agent({
    pipelining: 1,
    maxHeaderSize: 32_768,
    connect: (options, done) => {
      const refuse = () => done(new FetchError('refused_address'), null);
      if (isIP(options.hostname) && !isAllowed(options.hostname)) return refuse();
      connect(options, (...[error, socket]) => {
        if (error) return done(error, null);
        if (isAllowed(socket.remoteAddress ?? '')) return done(null, socket);
        socket.destroy();
        return refuse();
      });
    },
  });
}
