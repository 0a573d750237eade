import { asText, textItem, type Item, type Value } from './item.ts';
import type { PhoneWorld } from './phone-world.ts';

/** A phone for tests: its contents, the taps of its person, and the results of a run. */
export interface PocketPhone extends PhoneWorld {
  /** The requests that were sent, in order. */
  requests: Request[];
  /** The questions that were asked. */
  asked: { prompt: string; choices: string[] }[];
  said: string[];
  opened: string[];
  clipboardText(): string;
}

/**
 * A phone with these contents. `taps` are used in order, null for Cancel; a question beyond them
 * throws.
 */
export function pocketPhone({
  shared = [],
  clipboard = '',
  screen = '',
  taps = [],
  fetch,
}: {
  shared?: Item[];
  clipboard?: string;
  screen?: string;
  taps?: (string | null)[];
  fetch: (request: Request) => Promise<Response>;
}): PocketPhone {
  let held: Value = clipboard ? [textItem(clipboard)] : [];
  const left = [...taps];
  const requests: Request[] = [];
  const asked: PocketPhone['asked'] = [];
  const said: string[] = [];
  const opened: string[] = [];
  return {
    requests,
    asked,
    said,
    opened,
    clipboardText: () => asText(held),
    shared,
    readClipboard: () => held,
    writeClipboard: (value) => (held = value),
    readScreen: () => screen,
    fetch: (request) => {
      requests.push(request.clone());
      return fetch(request);
    },
    choose: (question) => {
      asked.push(question);
      const tap = left.shift();
      if (tap === undefined) throw new Error(`Nobody answers "${question.prompt}".`);
      return tap;
    },
    notify: ({ body }) => void said.push(body),
    openUrl: (url) => void opened.push(url),
  };
}
