import { useEffect } from 'react';
import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { addAffiliateScript } from '../../lib/affiliate-script.ts';
import { useProductSettings } from '../../lib/use-product-settings.ts';
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

/** Has the affiliate tracker's script on the page while the screen is shown. Without its setting nothing is loaded. */
function useAffiliateScript() {
  const { affiliate_script_url, affiliate_key } = useProductSettings();
  useEffect(() => {
    if (affiliate_script_url) return addAffiliateScript({ affiliate_script_url, affiliate_key });
  }, [affiliate_script_url, affiliate_key]);
}
