import type { ManifestOptions } from 'vite-plugin-pwa';
import { routes } from '../lib/routes.ts';
import { COLORS } from '../theme/colors.ts';

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string, icon: string) => ({
  name,
  url,
  icons: [png(icon, 96, 'any')],
});

const picture = (form_factor: 'narrow' | 'wide', name: string, label: string) => ({
  src: `/screenshots/${form_factor}-${name}.webp`,
  sizes: form_factor === 'narrow' ? '720x1480' : '1280x800',
  type: 'image/webp',
  form_factor,
  label,
});

const PAPER = COLORS.bg.DEFAULT[0];

/** What a device reads when it installs the app. */
export const WEB_MANIFEST: Partial<ManifestOptions> = {
  // Devices know the app by this id: another value would be another app.
  id: routes.dashboard,
  name: 'Vibes Outreach',
  short_name: 'Vibes',
  description: 'Save a creator from your phone, find the contact address, send your message.',
  lang: 'en',
  dir: 'ltr',
  categories: ['business', 'productivity'],
  start_url: routes.dashboard,
  scope: '/',
  display: 'standalone',
  background_color: PAPER,
  theme_color: PAPER,
  icons: [
    png('icon', 192, 'any'),
    png('icon', 512, 'any'),
    png('icon-maskable', 192, 'maskable'),
    png('icon-maskable', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut('Capture', routes.capture, 'shortcut-capture'),
    shortcut('CRM', routes.crm, 'shortcut-crm'),
    shortcut('Templates', routes.templates, 'shortcut-templates'),
  ],
  screenshots: [
    picture('narrow', 'crm-light', 'Every creator you captured, with address and status'),
    picture('narrow', 'messages', 'One message for each channel, filled in for each creator'),
    picture('narrow', 'deliveries', 'What you sent, and what is still waiting'),
    picture('wide', 'crm-light', 'Every creator you captured, with address and status'),
    picture('wide', 'deliveries', 'What you sent, and what is still waiting'),
  ],
  // A shared link may come in any of the three fields: Android puts it into `text`.
  share_target: {
    action: routes.capture,
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
};
