import { createBrowserRouter } from 'react-router-dom';
import { routes } from '../lib/routes.ts';
import { PublicFrame } from './fade-in.tsx';
import { PaymentReturn } from './payment-return.tsx';
import { RouteError } from './route-error.tsx';

/** Every screen, each in a chunk of its own. The dashboard's frame brings Firestore with it. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        path: routes.dashboard,
        lazy: async () => ({
          Component: (await import('./dashboard-frame.tsx')).DashboardFrame,
        }),
        children: [
          {
            ErrorBoundary: RouteError,
            children: [
              {
                index: true,
                lazy: async () => ({
                  Component: (await import('../features/overview/overview-page.tsx')).OverviewPage,
                }),
              },
              {
                path: routes.capture,
                lazy: async () => ({
                  Component: (await import('../features/capture/capture-page.tsx')).CapturePage,
                }),
              },
              {
                path: routes.templates,
                lazy: async () => ({
                  Component: (await import('../features/templates/templates-page.tsx'))
                    .TemplatesPage,
                }),
              },
              {
                path: routes.email,
                lazy: async () => ({
                  Component: (await import('../features/email-settings/email-settings-page.tsx'))
                    .EmailSettingsPage,
                }),
              },
              {
                path: routes.crm,
                lazy: async () => ({
                  Component: (await import('../features/crm/crm-page.tsx')).CrmPage,
                }),
              },
              {
                path: routes.deliveries,
                lazy: async () => ({
                  Component: (await import('../features/deliveries/deliveries-page.tsx'))
                    .DeliveriesPage,
                }),
              },
              {
                path: routes.apiKeys,
                lazy: async () => ({
                  Component: (await import('../features/api-key/api-key-page.tsx')).ApiKeyPage,
                }),
              },
              {
                path: routes.profile,
                lazy: async () => ({
                  Component: (await import('../features/profile/profile-page.tsx')).ProfilePage,
                }),
              },
              {
                path: routes.shortcutSetup,
                lazy: async () => ({
                  Component: (await import('../features/shortcut-setup/shortcut-setup-page.tsx'))
                    .ShortcutSetupPage,
                }),
              },
              {
                path: routes.credits,
                lazy: async () => ({
                  Component: (await import('../features/statement/statement-page.tsx'))
                    .StatementPage,
                }),
              },
              {
                path: routes.referral,
                lazy: async () => ({
                  Component: (await import('../features/referral/referral-page.tsx')).ReferralPage,
                }),
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
            path: '*',
            lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
          },
        ],
      },
    ],
  },
]);
