import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Moment } from '../../components/moment.tsx';
import { CreatorEmail } from './creator-email.tsx';
import { LinkPage, ProfileHandle } from './creator-links.tsx';
import type { CreatorListProps } from './creator-table.tsx';
import { EmailSent } from './email-sent.tsx';
import { emailSourceName } from './email-source.ts';
import { StatusSelect } from './status-select.tsx';

/** The creators as cards, for a narrow screen: every column of the table, one under the other. */
export function CreatorCards({ creators, fresh, emails }: CreatorListProps) {
  return (
    <Stack as="ul" gap="0" mx="-4" listStyleType="none" aria-label="Creators">
      {creators.map((creator) => (
        <Box
          as="li"
          key={creator.id}
          px="4"
          py="3"
          borderTopWidth="1px"
          borderColor="border.muted"
          animation={fresh.has(creator.id) ? 'mark-new 4s ease-out' : undefined}
        >
          <Flex justify="space-between" align="center" gap="3" mb="2">
            <Text fontWeight="600" truncate>
              {creator.name}
            </Text>
            <StatusSelect creator={creator} />
          </Flex>
          <chakra.dl display="grid" gridTemplateColumns="6.5rem 1fr" columnGap="3" rowGap="1">
            <Line label="TikTok">
              <ProfileHandle platform="tiktok" handle={creator.tiktok_username} />
            </Line>
            <Line label="Instagram">
              <ProfileHandle platform="instagram" handle={creator.instagram_username} />
            </Line>
            <Line label="Email">
              <CreatorEmail creator={creator} />
            </Line>
            <Line label="Linktree">
              <LinkPage url={creator.linktree_url} />
            </Line>
            <Line label="Email Source">{emailSourceName(creator)}</Line>
            <Line label="Email Sent">
              <EmailSent creator={creator} delivery={emails.get(creator.id)} />
            </Line>
          </chakra.dl>
          <Text textStyle="xs" color="fg.muted" mt="2">
            Saved <Moment at={creator.created_at} />
          </Text>
        </Box>
      ))}
    </Stack>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd minW="0">{children}</chakra.dd>
    </>
  );
}
