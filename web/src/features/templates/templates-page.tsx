import { Skeleton } from '@chakra-ui/react';
import { Loaded } from '../../components/loaded.tsx';
import { Page } from '../../components/page.tsx';
import { useUserData } from '../../lib/user-data.ts';
import { TemplateEditor } from './template-editor.tsx';

/** The messages that go out to every creator. */
export function TemplatesPage() {
  const userData = useUserData();
  return (
    <Page
      title="Message Templates"
      maxW="56rem"
      description="What you write once goes to every creator you save, with {{creatorName}} filled in."
    >
      <Loaded
        of={userData}
        fault="Failed to fetch user data"
        skeleton={<Skeleton h="36rem" borderRadius="l3" />}
      >
        {({ messageTemplates }) => <TemplateEditor templates={messageTemplates} />}
      </Loaded>
    </Page>
  );
}
