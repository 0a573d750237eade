import { Stack, Text } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/link-button.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { notify } from '../../../components/toaster.tsx';
import { routes } from '../../../lib/routes.ts';
import { LastAction } from '../bulk/last-action.tsx';
import { useCreators } from '../shown-rows/use-creators.ts';
import { CreatorPages } from './creator-pages.tsx';
import { CreatorSearch } from './creator-search.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

const FAULT = 'Failed to load creators from the database';

/** The table of creators, newest first, five a page, live; `aside` is beside its title. */
export function CreatorDatabase({ aside }: { aside: ReactNode }) {
  const creators = useCreators({ orLastKnown: true });
  const isFaulty = creators.status === 'error';
  useEffect(() => {
    if (isFaulty) notify.error({ title: 'Error', description: FAULT });
  }, [isFaulty]);
  return (
    <Panel title="Creator Database" aside={aside} overflow="clip">
      <Loaded of={creators} fault={FAULT} skeleton={<TableSkeleton />}>
        {(data) =>
          data.rows.length === 0 ? (
            <>
              {/* Of those who were all deleted. */}
              <LastAction onChoose={() => undefined} />
              <NoCreators />
            </>
          ) : (
            <CreatorSearch creators={data}>
              {(found) => <CreatorPages creators={found} />}
            </CreatorSearch>
          )
        }
      </Loaded>
    </Panel>
  );
}

/** Shown while there are no creators: how to capture one. */
function NoCreators() {
  return (
    <Stack align="center" textAlign="center" gap="2" py={{ base: '8', md: '14' }} px="4">
      <Text fontFamily="heading" fontWeight="600" textStyle="lg">
        No creators found in your Built-in CRM
      </Text>
      <Text color="fg.muted" maxW="30rem">
        Creators added through the API appear here within seconds, with the email address we found
        and their status. You can also use Notion or webhooks to keep a copy in your own system.
      </Text>
      <LinkButton asChild size="sm" colorPalette="accent" mt="3">
        <Link to={routes.dashboard}>Capture your first creator</Link>
      </LinkButton>
    </Stack>
  );
}
