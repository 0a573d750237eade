import { routes } from '../../lib/routes.ts';

/**
 * The address of a bookmark that opens the capture page, with the link of the current page behind
 * the `#`. It holds no key and calls no server: creators' pages forbid such calls, and nobody
 * learns anything from reading the bookmark. Where the browser opens no new tab, the page itself
 * goes there.
 */
export function bookmarklet(origin: string): string {
  const code = `var a='${origin}${routes.capture}#'+encodeURIComponent(location.href);window.open(a,'_blank')||(location.href=a)`;
  return `javascript:(function(){${code}})()`;
}
