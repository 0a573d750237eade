import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { useUserData } from '../../lib/user-data.ts';
import { EmailSettingsSkeleton } from './email-settings-skeleton.tsx';
import { EmailSystems } from './email-systems.tsx';

/** How emails are sent: through the person's own Gmail or their webhook. */
export function EmailSettingsPage() {
  const userData = useUserData();
  return (
    <Page title="Email Settings" description="Choose what sends the emails to your creators.">
      <Loaded of={userData} fault="Failed to fetch user data" skeleton={<EmailSettingsSkeleton />}>
        {(data) => <EmailSystems userData={data} />}
      </Loaded>
    </Page>
  );
}
