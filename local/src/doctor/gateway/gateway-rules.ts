import type { PageFetch } from '../../../../functions/src/ports/page-fetcher.ts';
import { unwrapGateway } from '../../../../functions/src/scrape/profile/unwrap-gateway.ts';
import { NO_HOST, PRIVATE, type PagesToTry } from './pages-to-try.ts';

/** What a gateway answered, before anything is made of it; null when it did not. */
interface RawAnswer {
  status: number;
  says_own_fault: boolean;
}

export interface Trial {
  pages: PagesToTry;
  /** As the product reads it through the gateway, patiently. */
  via: (url: string) => Promise<PageFetch>;
  /** As it is from here, without the gateway. */
  directly: (url: string) => Promise<PageFetch>;
  raw: (url: string) => Promise<RawAnswer | null>;
  /** Milliseconds of the slowest page so far that came through the gateway. */
  slowest: () => number;
  /** Milliseconds that the product gives a page. */
  limit: number;
}

/** Untried: the page itself is not as it should be, so it shows nothing about the gateway. */
interface Verdict {
  state: 'well' | 'wrong' | 'untried';
  says: string;
}

/** One rule of docs/page-gateway.md. */
interface GatewayRule {
  name: string;
  look: (trial: Trial) => Promise<Verdict>;
}

const well = (says: string): Verdict => ({ state: 'well', says });
const wrong = (says: string): Verdict => ({ state: 'wrong', says });
const untried = (url: string, page: PageFetch): Verdict => ({
  state: 'untried',
  says: `not tried: from here ${url} is ${describe(page)}`,
});

const describe = (page: PageFetch): string =>
  page.kind === 'failed'
    ? `no page (${page.reason})`
    : `status ${page.status}, ${page.content_type || 'no type'}, ${page.body.length} characters`;
const essence = (type: string) => type.split(';')[0]?.trim() ?? '';
const titleOf = (body: string) => /<title[^>]*>([^<]*)/i.exec(body)?.[1]?.trim() ?? null;
const KEY_REFUSED = new Set([401, 402, 403, 407]);

async function both({ via, directly }: Trial, url: string) {
  const [through, here] = [await via(url), await directly(url)];
  return { through: through.kind === 'page' ? unwrapGateway(through) : through, here };
}

const page: GatewayRule = {
  name: 'a page',
  async look(trial) {
    const url = trial.pages.page;
    const { through, here } = await both(trial, url);
    const title = here.kind === 'page' ? titleOf(here.body) : null;
    if (here.kind !== 'page' || here.status !== 200 || title === null) return untried(url, here);
    const isSame =
      through.kind === 'page' &&
      through.status === 200 &&
      ['', essence(here.content_type)].includes(essence(through.content_type)) &&
      titleOf(through.body) === title;
    if (isSame) return well('comes with its status and text');
    const hint =
      through.kind === 'page' && KEY_REFUSED.has(through.status)
        ? ' Is the key in its address right, and is there credit left?'
        : '';
    return wrong(
      `${url} comes as ${describe(through)}, and is ${describe(here)}. The gateway has to answer with the page itself, its status and its type.${hint}`,
    );
  },
};

const text: GatewayRule = {
  name: 'a text',
  async look(trial) {
    const url = trial.pages.text;
    const { through, here } = await both(trial, url);
    if (here.kind !== 'page' || essence(here.content_type) !== 'text/plain')
      return untried(url, here);
    const isSame =
      through.kind === 'page' &&
      essence(through.content_type) === 'text/plain' &&
      through.body.length === here.body.length;
    return isSame
      ? well(`comes whole, ${here.body.length} characters, with its type`)
      : wrong(
          `${url} comes as ${describe(through)}, and is ${describe(here)}. The gateway must not cut, wrap or rewrite a page below 2 MB, and has to pass on its type.`,
        );
  },
};

const picture: GatewayRule = {
  name: 'a picture',
  async look(trial) {
    const url = trial.pages.picture;
    const { through, here } = await both(trial, url);
    if (here.kind !== 'failed' || here.reason !== 'not_html') return untried(url, here);
    return through.kind === 'failed' && through.reason === 'not_html'
      ? well('is known by its type')
      : wrong(
          `${url} comes as ${describe(through)}, and is a picture. The gateway has to pass on the type and the bytes.`,
        );
  },
};

const missing: GatewayRule = {
  name: 'a missing page',
  async look(trial) {
    const url = trial.pages.missing;
    const { through, here } = await both(trial, url);
    if (here.kind !== 'page' || here.status !== 404) return untried(url, here);
    return through.kind === 'page' && through.status === 404
      ? well('comes with status 404')
      : wrong(
          `${url} comes as ${describe(through)}, and has status 404. Without it a creator who is not there is shown as blocked, and asked for again.`,
        );
  },
};

const moved: GatewayRule = {
  name: 'a redirect',
  async look(trial) {
    const url = trial.pages.moved;
    const { through, here } = await both(trial, url);
    if (here.kind !== 'page' || here.final_url === url) return untried(url, here);
    const end = through.kind === 'page' ? through.final_url : describe(through);
    return end === here.final_url
      ? well('ends where it should, and says so')
      : wrong(
          `${url} leads to ${here.final_url}, and through the gateway to ${end}. The gateway has to take the whole of {url}, its query included, and to name the last address in x-final-url, or to pass the redirect on.`,
        );
  },
};

const own_fault: GatewayRule = {
  name: 'its own faults',
  async look({ raw }) {
    const answer = await raw(NO_HOST);
    if (answer === null)
      return wrong(
        `It does not answer when it is asked for ${NO_HOST}. It has to answer with status 502 or 504 and the header x-gateway-error, within the time of a page.`,
      );
    return answer.says_own_fault
      ? well('are marked as its own')
      : wrong(
          `For ${NO_HOST}, a host that is not there, it answers with status ${answer.status} and without the header x-gateway-error. So what it says is taken for the page.`,
        );
  },
};

const closed: GatewayRule = {
  name: 'private addresses',
  async look({ raw }) {
    // Some gateways try until their own time is over.
    const answers = await Promise.all(PRIVATE.map(raw));
    const reached = PRIVATE.filter((_, at) => {
      const answer = answers[at];
      return answer && !answer.says_own_fault && answer.status < 400;
    });
    return reached.length
      ? wrong(
          `It answers for ${reached.join(', ')}. Creators choose what it is asked for: run it where it has no route to its own network (docs/security.md).`,
        )
      : well('are refused');
  },
};

const time: GatewayRule = {
  name: 'its time',
  look({ slowest, limit }) {
    const seconds = (slowest() / 1000).toFixed(1);
    return Promise.resolve(
      slowest() <= limit
        ? well(`${seconds} s for the slowest page`)
        : wrong(
            `The slowest page took ${seconds} s. After ${limit / 1000} s, redirects included, a capture goes on without the page.`,
          ),
    );
  },
};

/** In this order: the last one is about all before it. */
export const GATEWAY_RULES: readonly GatewayRule[] = [
  page,
  text,
  picture,
  missing,
  moved,
  own_fault,
  closed,
  time,
];
