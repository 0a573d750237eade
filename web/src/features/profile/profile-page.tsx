import { Page } from '../../components/page.tsx';

/** Who the person is, and what they pay. */
export function ProfilePage() {
  return <Page title="Profile">{null}</Page>;
}
