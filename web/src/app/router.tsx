import { createBrowserRouter, Navigate, useLocation } from 'react-router-dom';
import { routes } from '../lib/routes.ts';
import { PublicFrame } from './fade-in.tsx';
import { RouteError } from './route-error.tsx';
import { loadDatabaseScreens, SCREENS } from './screens.ts';

/** Every screen, each in a chunk of its own. The start page is drawn before Firestore has loaded. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        path: routes.dashboard,
        lazy: async () => ({ Component: (await import('./dashboard-frame.tsx')).DashboardFrame }),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              { index: true, lazy: SCREENS[routes.dashboard] },
              {
                lazy: loadDatabaseScreens,
                children: Object.entries(SCREENS)
                  .filter(([path]) => path !== routes.dashboard)
                  .map(([path, lazy]) => ({ path, lazy })),
              },
            ],
          },
        ],
      },
      { path: routes.paymentReturn, Component: PaymentReturn },
      {
        Component: PublicFrame,
        children: [
          {
            path: routes.login,
            lazy: async () => ({
              Component: (await import('../features/sign-in/login-page.tsx')).LoginPage,
            }),
          },
          {
            path: routes.signup,
            lazy: async () => ({
              Component: (await import('../features/sign-in/signup-page.tsx')).SignupPage,
            }),
          },
          {
            path: routes.phone,
            lazy: async () => ({
              Component: (await import('../features/shortcut-setup/phone-page.tsx')).PhonePage,
            }),
          },
          {
            path: '*',
            lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
          },
        ],
      },
    ],
  },
]);

/** The payment provider returns here: the profile reads the outcome from the query. */
function PaymentReturn() {
  const { search } = useLocation();
  return <Navigate to={routes.profile + search} replace />;
}
