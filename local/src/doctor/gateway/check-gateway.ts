import { fetch } from 'undici';
import { dnsClient } from '../../../../functions/src/adapters/dns/dns-client.ts';
import {
  hostAddresses,
  type HostAddresses,
} from '../../../../functions/src/adapters/dns/host-addresses.ts';
import {
  createPageFetcher,
  PAGE_TIMEOUT,
} from '../../../../functions/src/adapters/http/create-page-fetcher.ts';
import {
  gatewayAddress,
  GATEWAY_ERROR,
} from '../../../../functions/src/adapters/http/gateway-page-fetcher.ts';
import { productHeaders } from '../../../../functions/src/adapters/http/product-headers.ts';
import type { PageFetcher } from '../../../../functions/src/ports/page-fetcher.ts';
import type { Finding } from '../doctor-check.ts';
import { GATEWAY_RULES, type Trial } from './gateway-rules.ts';
import type { GatewayArguments } from './read-gateway-arguments.ts';

/** Milliseconds: long enough to see how slow a gateway is, and that it hangs. */
const PATIENCE = 20_000;

export interface GatewayPorts {
  /** Pages from here, without the gateway. */
  directly: PageFetcher;
  addressesOf: HostAddresses;
  /** Milliseconds, from any beginning. */
  now: () => number;
  patience: number;
}

const gatewayPorts = (): GatewayPorts => ({
  directly: createPageFetcher({
    gateway_url: undefined,
    allow_local_targets: false,
    timeout: PATIENCE,
  }),
  addressesOf: hostAddresses(dnsClient()),
  now: () => performance.now(),
  patience: PATIENCE,
});

function trialOf({ template, pages }: GatewayArguments, ports: GatewayPorts): Trial {
  const { directly, addressesOf, now, patience } = ports;
  const signal = () => AbortSignal.timeout(patience);
  const fetchPage = createPageFetcher({
    gateway_url: template,
    addressesOf,
    allow_local_targets: false,
    timeout: patience,
  });
  let slowest = 0;
  return {
    pages,
    limit: PAGE_TIMEOUT,
    slowest: () => slowest,
    directly: (url) => directly({ url, signal: signal() }),
    via: async (url) => {
      const started = now();
      const page = await fetchPage({ url, signal: signal() });
      slowest = Math.max(slowest, now() - started);
      return page;
    },
    raw: async (url) => {
      try {
        const how = { headers: productHeaders(), redirect: 'manual', signal: signal() } as const;
        const { status, headers, body } = await fetch(gatewayAddress(template, url), how);
        await body?.cancel();
        return { status, says_own_fault: headers.has(GATEWAY_ERROR) };
      } catch {
        return null;
      }
    },
  };
}

/**
 * Whether a gateway keeps the contract of docs/page-gateway.md, by a few pages that are asked for
 * through it and directly: some fifteen requests, which it may charge for.
 */
export async function checkGateway(
  asked: GatewayArguments,
  ports: GatewayPorts = gatewayPorts(),
): Promise<Finding> {
  const trial = trialOf(asked, ports);
  const lines: string[] = [];
  let is_well = true;
  const width = Math.max(...GATEWAY_RULES.map(({ name }) => name.length));
  for (const { name, look } of GATEWAY_RULES) {
    const { state, says } = await look(trial);
    if (state === 'wrong') is_well = false;
    lines.push(`${name.padEnd(width)}  ${state === 'wrong' ? 'wrong: ' : ''}${says}`);
  }
  const summary = is_well
    ? 'The gateway keeps the contract, as far as it was tried.'
    : 'docs/page-gateway.md says what the product needs.';
  return { is_well, lines: ['gateway', ...[...lines, summary].map((line) => `  ${line}`)] };
}
