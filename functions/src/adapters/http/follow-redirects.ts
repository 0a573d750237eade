import { FetchError } from './fetch-error.ts';

const MOST_REDIRECTS = 4;

/** What one request came to. */
export type Hop<Page> = Page | { kind: 'moved'; to: string };

/** The page behind at most four redirects. Throws a FetchError: `unreachable` when there are more. */
export async function followRedirects<Page extends { kind: 'page' }>(
  link: string,
  ask: (link: string) => Promise<Hop<Page>>,
): Promise<Page> {
  let to = link;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const hop = await ask(to);
    if (hop.kind === 'page') return hop;
    ({ to } = hop);
  }
  throw new FetchError('unreachable');
}
