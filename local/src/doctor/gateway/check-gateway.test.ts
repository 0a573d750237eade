import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageFetch } from '../../../../functions/src/ports/page-fetcher.ts';
import {
  NO_FAULTS,
  startStandInGateway,
  type GatewayFaults,
  type InventedPage,
} from '../../../test/stand-in-gateway.ts';
import { checkGateway, type GatewayPorts } from './check-gateway.ts';
import { productPages, PUBLIC_PAGES } from './pages-to-try.ts';
import { readGatewayArguments } from './read-gateway-arguments.ts';

const ORIGIN = 'https://app.brand.example';
const PAGES = productPages(ORIGIN);
const MOVED = `${ORIGIN}/support?a=1&b=2%263`;
const TEXT = 'User-agent: *\n'.repeat(2000);
const PICTURE = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

const WEB = new Map<string, InventedPage>([
  [PAGES.page, { body: '<title>Vibes Outreach</title><p>Hello' }],
  [PAGES.text, { body: TEXT, type: 'text/plain; charset=utf-8' }],
  [PAGES.missing, { status: 404, body: '<title>Not here</title>' }],
  [PAGES.moved, { moved_to: MOVED }],
  [MOVED, { body: '<title>Support</title>' }],
  // Where one ends up that lost its query.
  [`${ORIGIN}/support.html?a=1`, { moved_to: `${ORIGIN}/support?a=1` }],
  [`${ORIGIN}/support?a=1`, { body: '<title>Support</title>' }],
  [PAGES.picture, { body: PICTURE, type: 'image/png' }],
]);

/** The same web as it is without a gateway. */
function directly({ url }: { url: string }): Promise<PageFetch> {
  const final_url = WEB.get(url)?.moved_to ?? url;
  const { status = 200, type = 'text/html; charset=utf-8', body = '' } = WEB.get(final_url) ?? {};
  if (typeof body !== 'string') return Promise.resolve({ kind: 'failed', reason: 'not_html' });
  return Promise.resolve({ kind: 'page', status, final_url, content_type: type, body });
}

let gateway: Awaited<ReturnType<typeof startStandInGateway>>;
beforeEach(async () => {
  gateway = await startStandInGateway(WEB);
});
afterEach(() => gateway.stop());

/** Each look at the clock is so many milliseconds after the one before. */
const portsOf = (pace: number, change: Partial<GatewayPorts> = {}): GatewayPorts => {
  let moment = 0;
  return {
    directly,
    addressesOf: () => Promise.resolve(['93.184.215.14']),
    now: () => (moment += pace),
    patience: 60_000,
    ...change,
  };
};
async function check(ports = portsOf(1200), template = gateway.template) {
  const { is_well, lines } = await checkGateway({ template, pages: PAGES }, ports);
  return { is_well, lines, faults: lines.filter((line) => line.includes(' wrong: ')) };
}

describe('a gateway', () => {
  it('that keeps the contract is well, and a line says so of each rule', async () => {
    expect((await check()).lines).toEqual([
      'gateway',
      '  a page             comes with its status and text',
      '  a text             comes whole, 28000 characters, with its type',
      '  a picture          is known by its type',
      '  a missing page     comes with status 404',
      '  a redirect         ends where it should, and says so',
      '  its own faults     are marked as its own',
      '  private addresses  are refused',
      '  its time           1.2 s for the slowest page',
      '  The gateway keeps the contract, as far as it was tried.',
    ]);
  });

  it.each<[keyof GatewayFaults, string, string]>([
    ['hides_status', 'a missing page', 'comes as status 200'],
    ['hides_redirects', 'a redirect', `through the gateway to ${PAGES.moved}`],
    ['cuts_query', 'a redirect', `through the gateway to ${ORIGIN}/support?a=1.`],
    ['wraps', 'a page', 'has to answer with the page itself'],
    ['hides_type', 'a text', 'has to pass on its type'],
    ['cut_at', 'a text', 'must not cut, wrap or rewrite'],
    ['replaces_pictures', 'a picture', 'and is a picture'],
    ['hides_own_faults', 'its own faults', 'answers with status 502 and without the header'],
    ['reaches_private', 'private addresses', 'It answers for http://127.0.0.1/, http://localhost/'],
    ['refuses_key', 'a page', 'Is the key in its address right'],
  ])('with the fault %s is not, and the rule of %s says why', async (fault, rule, words) => {
    Object.assign(gateway.faults, { [fault]: fault === 'cut_at' ? 100 : true });
    const { is_well, faults } = await check();
    expect(is_well).toBe(false);
    const said = faults.find((line) => line.startsWith(`  ${rule} `));
    expect(said).toContain(words);
    // A fault shows where it is, and few others with it; a key that is refused spoils all pages.
    const others = fault === 'wraps' || fault === 'refuses_key' ? faults.length : 1;
    expect(faults).toHaveLength(others);
    Object.assign(gateway.faults, NO_FAULTS);
    expect((await check()).is_well).toBe(true);
  });

  it('that is slow is not', async () => {
    const { is_well, faults } = await check(portsOf(4100));
    expect(is_well).toBe(false);
    expect(faults).toEqual([expect.stringContaining('The slowest page took 4.1 s. After 4 s')]);
  });

  it('that is not there fails in each rule that needs an answer', async () => {
    gateway.stop();
    const { is_well, faults } = await check(portsOf(1), 'http://127.0.0.1:1/?url={url}');
    expect(is_well).toBe(false);
    expect(faults).toHaveLength(6);
    expect(faults.join()).toContain('It does not answer when it is asked for');
  });

  it('is not blamed for a page that is not as it should be', async () => {
    const gone = () => Promise.resolve<PageFetch>({ kind: 'failed', reason: 'unreachable' });
    const { is_well, lines } = await check(portsOf(1, { directly: gone }));
    expect(is_well).toBe(true);
    expect(lines).toContain(
      `  a page             not tried: from here ${ORIGIN}/ is no page (unreachable)`,
    );
  });
});

describe('the command line', () => {
  const gateway = 'https://gateway.example/?key=1&url={url}';

  it.each([
    [[], null],
    [['brand-live'], null],
    [['--gateway', gateway], { template: gateway, pages: PUBLIC_PAGES }],
    [['--gateway', gateway, '--pages', `${ORIGIN}/`], { template: gateway, pages: PAGES }],
  ])('%j', (args, asked) => expect(readGatewayArguments(args)).toEqual(asked));

  it.each([
    [['--gateway'], /Use: npm run -s doctor/],
    [['--pages', ORIGIN], /Use: npm run -s doctor/],
    [['--gateway', gateway, 'brand-live'], /Use: npm run -s doctor/],
    [['--gateway', 'https://gateway.example/'], /must hold \{url\}/],
    [['--gateway', 'http://gateway.example/{url}'], /must begin with https/],
    [['--gateway', gateway, '--pages', 'app.brand.example'], /address of your app/],
  ])('says how to use it after %j', (args, sentence) =>
    expect(() => readGatewayArguments(args)).toThrow(sentence),
  );
});
