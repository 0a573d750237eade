import { Box, Skeleton, Stack, Text } from '@chakra-ui/react';
import { userPlace } from '@vibes/core/firestore/places';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { Loaded } from '../../../components/loaded.tsx';
import { Page } from '../../../components/page.tsx';
import { useLiveDocument, useUid } from '../../../lib/live.ts';
import { useUserData } from '../../../lib/user-data.ts';
import { useCreators } from '../shown-rows/use-creators.ts';
import { DmDesk } from './dm-desk.tsx';

/** The DM desk: the creators who are due for a DM, one after the other. */
export function DmsPage() {
  const userData = useUserData();
  const account = useLiveDocument(userPlace.at(useUid()));
  return (
    <Page title="DMs" description="Creators to send a DM to, newest first.">
      <Loaded of={userData} fault="We couldn’t load your DM templates." skeleton={<CardSkeleton />}>
        {({ messageTemplates }) => (
          <Loaded of={account} fault="We couldn’t load your name." skeleton={<CardSkeleton />}>
            {(known) => <Creators templates={messageTemplates} my_name={known?.name ?? ''} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

function Creators(props: { templates: MessageTemplates; my_name: string }) {
  const creators = useCreators();
  return (
    <Loaded of={creators} fault="We couldn’t load your creators." skeleton={<CardSkeleton />}>
      {(data) => <DmDesk creators={data} {...props} />}
    </Loaded>
  );
}

const CardSkeleton = () => (
  <Stack gap="4" maxW="40rem">
    <Text srOnly>Loading</Text>
    <Stack direction="row" gap="3" align="center">
      <Skeleton boxSize="64px" borderRadius="full" />
      <Box flex="1">
        <Skeleton h="5" w="50%" mb="2" />
        <Skeleton h="4" w="70%" />
      </Box>
    </Stack>
    <Skeleton h="32" borderRadius="l2" />
    <Skeleton h="12" borderRadius="l2" />
  </Stack>
);
