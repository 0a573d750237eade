import { describe, expect, it } from 'vitest';
import { readSidebarCookie, sidebarCookie } from './sidebar-cookie.ts';

describe('the sidebar cookie', () => {
  it('keeps the state for 7 days', () => {
    expect(sidebarCookie(false)).toContain('sidebar:state=false;');
    expect(sidebarCookie(true)).toContain('max-age=604800');
  });

  it('is read among other cookies, and says nothing when there is none', () => {
    expect(readSidebarCookie('a=1; sidebar:state=false; b=2')).toBe(false);
    expect(readSidebarCookie('a=1; sidebar:state=true')).toBe(true);
    expect(readSidebarCookie('')).toBeNull();
  });
});
