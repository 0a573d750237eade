import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { readArrival } from './arrival.ts';
import { bookmarklet } from './bookmarklet.ts';

const PAGE = 'https://www.tiktok.com/@ann?q=a&b=%20#c';
const OURS =
  'https://app.example/dashboard/capture#https%3A%2F%2Fwww.tiktok.com%2F%40ann%3Fq%3Da%26b%3D%2520%23c';

/** Presses the bookmark on a page as a browser does: it undoes the percent-encoding and runs the rest. */
function press({ opens }: { opens: boolean }) {
  const opened: string[][] = [];
  const location = { href: PAGE };
  const window = {
    open(...input: string[]) {
      opened.push(input);
      return opens ? {} : null;
    },
  };
  const code = decodeURIComponent(bookmarklet('https://app.example')).replace(/^javascript:/, '');
  const value: unknown = runInNewContext(code, { window, location, encodeURIComponent });
  return { opened, location, value };
}

describe('the bookmark', () => {
  it('opens the capture page in a new tab with the link of the page it is pressed on', () => {
    const { opened, location } = press({ opens: true });
    expect(opened).toEqual([[OURS, '_blank']]);
    expect(location.href).toBe(PAGE);
    expect(readArrival(new URL(OURS))).toMatchObject({ label: '@ann' });
  });

  it('goes there itself where no new tab may be opened', () => {
    expect(press({ opens: false }).location.href).toBe(OURS);
  });

  it('returns no value, which a browser would show in place of the page', () => {
    expect(press({ opens: true }).value).toBeUndefined();
  });

  it('reads nothing of the page but its address', () => {
    const names = bookmarklet('https://app.example').match(/[a-z]\w*(?=[.(])/gi);
    expect(new Set(names)).toEqual(
      new Set(['function', 'app', 'encodeURIComponent', 'location', 'window', 'open']),
    );
  });
});
