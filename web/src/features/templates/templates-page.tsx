import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { useAffiliateScript } from '../../lib/use-affiliate-script.ts';
import { useUserData } from '../../lib/user-data.ts';
import { TemplateEditor } from './template-editor.tsx';
import { TemplatesSkeleton } from './templates-skeleton.tsx';

/** The messages that go out to every creator. */
export function TemplatesPage() {
  const userData = useUserData();
  useAffiliateScript();
  return (
    <Page
      title="Message Templates"
      description="What you write once goes to every creator you save, with {{creatorName}} filled in."
    >
      <Loaded of={userData} fault="Failed to fetch user data" skeleton={<TemplatesSkeleton />}>
        {(data) => <TemplateEditor userData={data} />}
      </Loaded>
    </Page>
  );
}
