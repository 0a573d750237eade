const NAME = 'sidebar:state';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

/** The cookie that keeps the sidebar open or closed for 7 days. */
export function sidebarCookie(isOpen: boolean): string {
  return `${NAME}=${isOpen}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
}

/** Whether the person left it open; null when they chose nothing in those days. */
export function readSidebarCookie(cookies: string): boolean | null {
  const [, value] =
    cookies
      .split('; ')
      .find((pair) => pair.startsWith(`${NAME}=`))
      ?.split('=') ?? [];
  return value === undefined ? null : value !== 'false';
}
