import { routes } from '../../lib/routes.ts';
import { WAITING_QUERY } from '../creator/waiting-link.ts';

/** A place of the dashboard, and the letter that leads there after G. */
export interface Place {
  name: string;
  to: string;
  letter: string;
  /** Other words that it is looked for by. */
  also: string;
}

/** The screens, in the order of the menu. */
export const SCREENS_IN_MENU: readonly Place[] = [
  { name: 'Dashboard', to: routes.dashboard, letter: 'd', also: 'home start overview activity' },
  { name: 'Message Templates', to: routes.templates, letter: 't', also: 'text editor variables' },
  { name: 'Email Settings', to: routes.email, letter: 'e', also: 'gmail webhook sending' },
  { name: 'CRM', to: routes.crm, letter: 'c', also: 'creators list notion' },
  { name: 'DMs', to: routes.dms, letter: 'm', also: 'direct messages desk' },
  { name: 'Deliveries', to: routes.deliveries, letter: 's', also: 'sent emails log' },
  { name: 'API Key', to: routes.apiKeys, letter: 'a', also: 'terminal' },
  { name: 'Profile', to: routes.profile, letter: 'p', also: 'account name time zone' },
];

/** Every place that a key leads to. */
export const PLACES: readonly Place[] = [
  ...SCREENS_IN_MENU,
  { name: 'Capture', to: routes.capture, letter: 'n', also: 'new add creator link' },
  {
    ...{ name: 'Waiting for you', to: `${routes.crm}?${WAITING_QUERY}`, letter: 'w' },
    also: 'replies answer creators',
  },
  { name: 'Credits', to: routes.credits, letter: 'b', also: 'balance statement ledger' },
  {
    ...{ name: 'Plans & Billing', to: `${routes.profile}?tab=plans`, letter: 'l' },
    also: 'subscription payment invoice upgrade',
  },
  { name: 'Referrals', to: routes.referral, letter: 'r', also: 'share with friends' },
  {
    ...{ name: 'iPhone Shortcut Setup Guide', to: routes.shortcutSetup, letter: 'i' },
    also: 'phone',
  },
];

/** The keys of a place, as they are shown. */
export const goKeys = ({ letter }: Place) => `G ${letter.toUpperCase()}`;
