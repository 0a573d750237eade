import { describe, expect, it } from 'vitest';
import { afterSignIn, keepNext, loginTo, routes } from './routes.ts';

describe('the return path after sign-in', () => {
  it('returns to the path first asked for, with its query', () => {
    const login = new URL(loginTo('/dashboard/crm?page=2'), 'https://app.example');
    expect(login.pathname).toBe(routes.login);
    expect(afterSignIn(login.search)).toBe('/dashboard/crm?page=2');
  });

  it('keeps the fragment, which may carry a link to capture', () => {
    const wanted =
      '/dashboard/capture?text=A%20b%26c#https%3A%2F%2Fwww.tiktok.com%2F%40ann%3Fa%3D1';
    const login = new URL(loginTo(wanted), 'https://app.example');
    expect(login.hash).toBe('');
    expect(afterSignIn(login.search)).toBe(wanted);
  });

  it('leads to the page alone when the rest is too long for an address', () => {
    const login = loginTo(`/dashboard/capture?text=${'a'.repeat(5000)}#\nb`);
    expect(afterSignIn(new URL(login, 'https://app.example').search)).toBe('/dashboard/capture');
  });

  it('survives the change to the sign-up page', () => {
    const signup = keepNext(routes.signup, '?next=%2Fdashboard%2Femail');
    expect(afterSignIn(new URL(signup, 'https://app.example').search)).toBe('/dashboard/email');
  });

  it.each([
    [''],
    ['?next='],
    ['?next=/blog'],
    ['?next=//elsewhere.example/dashboard'],
    ['?next=https://elsewhere.example/dashboard'],
    ['?next=/dashboardful'],
    ['?next=/dashboard/../blog'],
    ['?next=/dashboard/%2e%2e/blog'],
    ['?next=/dashboard/..//elsewhere.example'],
    ['?next=/dashboard\\..\\..\\elsewhere.example'],
    ['?next=\\\\elsewhere.example/dashboard'],
    ['?next=javascript:alert(1)//dashboard'],
    ['?next=%09//elsewhere.example/dashboard'],
    ['?next=https:///dashboard'],
    ['?next=%00'],
  ])('leads to the dashboard for %j', (search) => {
    expect(afterSignIn(search)).toBe('/dashboard');
  });
});
