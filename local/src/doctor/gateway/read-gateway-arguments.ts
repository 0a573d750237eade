import { deployedSchema } from '../../../../functions/src/platform/config.ts';
import { readCommandLine } from '../../process/command-line.ts';
import { LocalWorldError } from '../../process/local-world-error.ts';
import { productPages, PUBLIC_PAGES, type PagesToTry } from './pages-to-try.ts';

const USAGE = "Use: npm run -s doctor -- --gateway 'https://…{url}…' [--pages https://your-app]";

export interface GatewayArguments {
  /** As PAGE_GATEWAY_URL has it. */
  template: string;
  pages: PagesToTry;
}

/** What is asked of a gateway; null when the command line is about something else. */
export function readGatewayArguments(args: readonly string[]): GatewayArguments | null {
  if (!args.some((arg) => /^--(?:gateway|pages)\b/.test(arg))) return null;
  const text = { type: 'string' } as const;
  const { values, positionals } = readCommandLine(args, {
    usage: USAGE,
    options: { gateway: text, pages: text },
  });
  const { gateway = '', pages } = values;
  if (gateway === '' || positionals.length > 0) throw new LocalWorldError(USAGE);
  const { error } = deployedSchema.shape.PAGE_GATEWAY_URL.safeParse(gateway);
  if (error) throw new LocalWorldError(`The gateway ${error.issues[0]?.message ?? ''}\n${USAGE}`);
  if (pages === undefined) return { template: gateway, pages: PUBLIC_PAGES };
  const origin = URL.canParse(pages) ? new URL(pages) : null;
  if (origin?.protocol !== 'https:')
    throw new LocalWorldError(`--pages must be the address of your app, on https.\n${USAGE}`);
  return { template: gateway, pages: productPages(origin.origin) };
}
