import { describe, expect, it } from 'vitest';
import { afterSignIn, keepNext, loginTo, routes } from './routes.ts';

describe('the way back after sign-in', () => {
  it('returns to the path first asked for, with its query', () => {
    const login = new URL(loginTo('/dashboard/crm?page=2'), 'https://app.example');
    expect(login.pathname).toBe(routes.login);
    expect(afterSignIn(login.search)).toBe('/dashboard/crm?page=2');
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
  ])('leads to the dashboard for %j', (search) => {
    expect(afterSignIn(search)).toBe('/dashboard');
  });
});
