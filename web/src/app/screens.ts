import type { ComponentType } from 'react';
import { routes } from '../lib/routes.ts';

/** Loads what a screen needs, as a chunk of its own. A second call finds it loaded. */
export type LoadScreen = () => Promise<{ Component: ComponentType }>;

/** Every screen of the dashboard by its path. */
export const SCREENS: Readonly<Record<string, LoadScreen>> = {
  [routes.dashboard]: async () => ({
    Component: (await import('../features/overview/overview-page.tsx')).OverviewPage,
  }),
  [routes.capture]: async () => ({
    Component: (await import('../features/capture/capture-page.tsx')).CapturePage,
  }),
  [routes.templates]: async () => ({
    Component: (await import('../features/templates/templates-page.tsx')).TemplatesPage,
  }),
  [routes.email]: async () => ({
    Component: (await import('../features/email-settings/email-settings-page.tsx'))
      .EmailSettingsPage,
  }),
  [routes.crm]: async () => ({
    Component: (await import('../features/crm/crm-page.tsx')).CrmPage,
  }),
  [routes.dms]: async () => ({
    Component: (await import('../features/crm/dms/dms-page.tsx')).DmsPage,
  }),
  [routes.deliveries]: async () => ({
    Component: (await import('../features/deliveries/deliveries-page.tsx')).DeliveriesPage,
  }),
  [routes.apiKeys]: async () => ({
    Component: (await import('../features/api-key/api-key-page.tsx')).ApiKeyPage,
  }),
  [routes.profile]: async () => ({
    Component: (await import('../features/profile/profile-page.tsx')).ProfilePage,
  }),
  [routes.shortcutSetup]: async () => ({
    Component: (await import('../features/shortcut-setup/shortcut-setup-page.tsx'))
      .ShortcutSetupPage,
  }),
  [routes.credits]: async () => ({
    Component: (await import('../features/statement/statement-page.tsx')).StatementPage,
  }),
  [routes.referral]: async () => ({
    Component: (await import('../features/referral/referral-page.tsx')).ReferralPage,
  }),
};

/** What is around every screen but the start page. */
export const loadDatabaseScreens: LoadScreen = async () => ({
  Component: (await import('./database-screens.tsx')).DatabaseScreens,
});

/** Every screen together with what is around it, for prefetching. */
export const WITH_DATABASE: Readonly<Record<string, LoadScreen>> = Object.fromEntries(
  Object.entries(SCREENS).map(([path, load]) => [
    path,
    async () => {
      const [screen] = await Promise.all([
        load(),
        path === routes.dashboard ? null : loadDatabaseScreens(),
      ]);
      return screen;
    },
  ]),
);
