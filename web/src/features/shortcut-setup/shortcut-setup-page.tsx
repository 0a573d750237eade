import { Page } from '../../components/page.tsx';

/** How the shortcut comes onto the phone and gets its key. */
export function ShortcutSetupPage() {
  return <Page title="iPhone Shortcut Setup Guide">{null}</Page>;
}
