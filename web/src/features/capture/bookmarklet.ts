import { routes } from '../../lib/routes.ts';

/**
 * The address of a bookmark that opens the capture page, with the link of the page it is pressed
 * on behind the `#`. It holds no key and asks no server: creators' pages forbid that, and whoever
 * reads the bookmark learns nothing. Where the browser opens no new tab, the page itself goes there.
 */
export function bookmarklet(origin: string): string {
  const code = `var a='${origin}${routes.capture}#'+encodeURIComponent(location.href);window.open(a,'_blank')||(location.href=a)`;
  return `javascript:(function(){${code}})()`;
}
