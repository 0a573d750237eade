import { Page } from '../../components/page.tsx';
import { CreatorDatabase } from './creator-database.tsx';

/** Every creator captured so far. */
export function CrmPage() {
  return (
    <Page title="Creator CRM" description="Manage your relationships with TikTok creators.">
      <CreatorDatabase />
    </Page>
  );
}
