import { Flex, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { useProductSettings } from '../../lib/use-product-settings.ts';
import { useUserData } from '../../lib/user-data.ts';
import { TemplateEditor } from './template-editor.tsx';

/** Heights of the fields of the first tab, in rem: subject, template, signature. */
const FIELDS = [2.5, 14, 5];

/** The messages that go out to every creator. */
export function TemplatesPage() {
  const userData = useUserData();
  useAffiliateScript();
  return (
    <Page
      title="Message Templates"
      description="Write it once. It goes to every creator you save, with {{creatorName}} filled in."
    >
      <Loaded of={userData} fault="Failed to fetch user data" skeleton={<TemplatesSkeleton />}>
        {(data) => <TemplateEditor userData={data} />}
      </Loaded>
    </Page>
  );
}

/** Loads the affiliate tracker's script while the screen is shown, if it is set. */
function useAffiliateScript() {
  const { affiliate_script_url, affiliate_key } = useProductSettings();
  useEffect(() => {
    if (!affiliate_script_url) return;
    let isShown = true;
    let remove: (() => void) | undefined;
    // Nobody waits for it.
    import('../../lib/affiliate-script.ts').then(
      ({ addAffiliateScript }) => {
        if (isShown) remove = addAffiliateScript({ affiliate_script_url, affiliate_key });
      },
      () => undefined,
    );
    return () => {
      isShown = false;
      remove?.();
    };
  }, [affiliate_script_url, affiliate_key]);
}

/** The skeleton of the editor and of the preview beside it. */
function TemplatesSkeleton() {
  return (
    <Grid
      gap="4"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 27rem)' }}
    >
      <Panel>
        <Stack gap="5">
          <Skeleton h="5" w="9rem" />
          <Flex gap="6" pb="3" borderBottomWidth="1px">
            {['3rem', '5rem', '3rem'].map((width, i) => (
              <Skeleton key={i} h="4" w={width} />
            ))}
          </Flex>
          {FIELDS.map((height) => (
            <Stack key={height} gap="2">
              <Skeleton h="4" w="8rem" />
              <Skeleton h={`${height}rem`} />
            </Stack>
          ))}
        </Stack>
      </Panel>
      <Panel display={{ base: 'none', xl: 'block' }}>
        <Stack gap="4">
          <Skeleton h="5" w="5rem" />
          <Skeleton h="10" />
          <Skeleton h="18rem" />
        </Stack>
      </Panel>
    </Grid>
  );
}
