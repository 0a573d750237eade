import { Button, Center, Heading, Stack, Text } from '@chakra-ui/react';
import { createBrowserRouter, Link, Navigate, useLocation } from 'react-router-dom';
import { DocumentTitle } from '../components/document-title.ts';
import { LinkButton } from '../components/link-button.ts';
import { routes } from '../lib/routes.ts';
import { PublicFrame } from './fade-in.tsx';
import { loadDatabaseScreens, SCREENS } from './screens.ts';

/** Replaces a screen that failed. A reload also helps when an update removed the screen's file. */
function RouteError() {
  return (
    <Center minH="60dvh" px="4">
      <DocumentTitle>Something went wrong · Vibes Outreach</DocumentTitle>
      <Stack role="alert" gap="3" maxW="26rem" textAlign="center" align="center">
        <Heading as="h1" textStyle="2xl">
          We couldn’t show this screen
        </Heading>
        <Text color="fg.muted">
          Nothing you saved is lost. Reload the page, or go back to the dashboard.
        </Text>
        <Stack direction="row" gap="2" mt="2">
          <Button size="sm" colorPalette="accent" onClick={() => location.reload()}>
            Reload
          </Button>
          <LinkButton size="sm" variant="outline" asChild>
            <Link to={routes.dashboard} reloadDocument>
              Dashboard
            </Link>
          </LinkButton>
        </Stack>
      </Stack>
    </Center>
  );
}

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
