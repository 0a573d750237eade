import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Moment } from '../../components/moment.tsx';
import { CreatorEmail } from './creator-email.tsx';
import { LinkPage, ProfileHandle } from '../../shared/creator/creator-links.tsx';
import { CreatorFace } from '../../shared/creator/creator-face.tsx';
import { CreatorName } from './creator-name.tsx';
import type { CreatorListProps } from './creator-table.tsx';
import { EmailSent } from './email-sent.tsx';
import { emailSourceName } from './email-source.ts';
import { Fact, Facts } from './facts.tsx';
import { StatusSelect } from './status-select.tsx';
import { YourTurn } from './your-turn.tsx';

/** The creators as cards, for a narrow screen, with every column of the table. */
export function CreatorCards({ creators, documents, fresh, emails }: CreatorListProps) {
  return (
    <Stack as="ul" gap="0" mx={{ base: '-4', md: '-5' }} listStyleType="none" aria-label="Creators">
      {creators.map((creator) => (
        <Box
          as="li"
          key={creator.id}
          px={{ base: '4', md: '5' }}
          py="3"
          borderTopWidth="1px"
          borderColor="border.muted"
          animation={fresh.has(creator.id) ? 'mark-new 4s ease-out' : undefined}
        >
          <Flex justify="space-between" align="center" gap="3" mb="2">
            <Flex align="center" gap="2.5" minW="0">
              <CreatorFace creator={creator} size={32} />
              <CreatorName creator={creator} />
            </Flex>
            <StatusSelect creator={creator} />
          </Flex>
          <YourTurn creator={creator} />
          <Facts
            gridTemplateColumns={{
              base: '6.5rem minmax(0, 1fr)',
              md: '6.5rem minmax(0, 1fr) 6.5rem minmax(0, 1fr)',
            }}
          >
            <Fact label="TikTok">
              <ProfileHandle platform="tiktok" handle={creator.tiktok_username} />
            </Fact>
            <Fact label="Instagram">
              <ProfileHandle platform="instagram" handle={creator.instagram_username} />
            </Fact>
            <Fact label="Email">
              <CreatorEmail creator={creator} document={documents.get(creator.id)} />
            </Fact>
            <Fact label="Linktree">
              <LinkPage url={creator.linktree_url} />
            </Fact>
            <Fact label="Email Source">{emailSourceName(creator)}</Fact>
            <Fact label="Email Sent">
              <EmailSent
                creator={creator}
                document={documents.get(creator.id)}
                delivery={emails.get(creator.id)}
              />
            </Fact>
          </Facts>
          <Text textStyle="xs" color="fg.muted" mt="2">
            Saved <Moment at={creator.created_at} />
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
