/**
 * The address of a page as a safe link, with its short form. Null for anything but http(s): these
 * addresses come from other people's pages.
 */
export function readableLink(url: string | null): { href: string; text: string } | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol, hostname, pathname, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { href, text: hostname.replace(/^www\./, '') + pathname.replace(/\/$/, '') };
}
