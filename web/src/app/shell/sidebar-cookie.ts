const NAME = 'sidebar:state';
const SEVEN_DAYS_S = 7 * 24 * 60 * 60;

/** The cookie that keeps the sidebar open or closed for 7 days. */
export function sidebarCookie(isOpen: boolean): string {
  return `${NAME}=${isOpen}; path=/; max-age=${SEVEN_DAYS_S}; samesite=lax`;
}

/** Open unless the cookie says closed. */
export function readSidebarCookie(cookies: string): boolean {
  return !cookies.split('; ').includes(`${NAME}=false`);
}
