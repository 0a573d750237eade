import type { ProductSettings } from '@vibes/core/product/product-settings';
import { routes } from '../../../lib/routes.ts';

/** The address of the shortcut, with the words for it. */
export interface ShortcutPlace {
  /** A path of this origin, or an address. */
  href: string;
  /** Of the button on the phone. */
  button: string;
  /** Of the link on other screens, within a sentence. */
  elsewhere: string;
  /** What happens when the button is pressed on the phone. */
  on_phone: string;
  /** What happens when the code is scanned. */
  by_camera: string;
  /** What the code leads to. */
  label: string;
}

/** The download where one is set, else the setup guide, which builds the shortcut by hand. */
export const shortcutPlace = ({
  shortcut_url,
}: Pick<ProductSettings, 'shortcut_url'>): ShortcutPlace =>
  shortcut_url
    ? {
        href: shortcut_url,
        button: 'Download shortcut',
        elsewhere: 'download it',
        // An iCloud link opens in the Shortcuts app by itself; a file does not.
        on_phone: shortcut_url.endsWith('.shortcut')
          ? 'Safari downloads it. Open it from Downloads and tap Add Shortcut.'
          : 'It opens in the Shortcuts app. Tap Add Shortcut there.',
        by_camera: 'Point your iPhone’s camera at the code, then tap Add Shortcut.',
        label: 'QR code of the download link',
      }
    : {
        href: routes.shortcutSetup,
        button: 'Build the shortcut, about five minutes',
        elsewhere: 'open the setup guide',
        on_phone: 'The guide walks you through it and shows your API key.',
        by_camera:
          'Point your iPhone’s camera at the code. Building the shortcut takes about five minutes.',
        label: 'QR code of the setup guide',
      };
