import { Box, Flex, Table, Text } from '@chakra-ui/react';
import type { CreatorEntry } from '@vibes/core/creator/creator-entry';
import { Moment } from '../../components/moment.tsx';
import { CreatorEmail } from './creator-email.tsx';
import { LinkPage, ProfileHandle } from '../../shared/creator/creator-links.tsx';
import { CreatorFace } from '../../shared/creator/creator-face.tsx';
import { CreatorName } from './creator-name.tsx';
import { EmailSent } from './email-sent.tsx';
import { emailSourceName } from './email-source.ts';
import type { KnownEmails } from './use-email-deliveries.ts';
import { StatusSelect } from './status-select.tsx';
import type { ShownCreators } from './use-shown-creators.ts';
import { YourTurn } from './your-turn.tsx';

export interface CreatorListProps {
  creators: readonly CreatorEntry[];
  documents: ShownCreators;
  fresh: ReadonlySet<string>;
  emails: KnownEmails;
}

/** Titles and widths: fixed, so that nothing moves when the page changes or a row is added. */
const COLUMNS = [
  ['Name', '16%'],
  ['TikTok', '11%'],
  ['Email', '18.5%'],
  ['Instagram', '10.5%'],
  ['Linktree', '8%'],
  ['Email Source', '9.5%'],
  ['Status', '17%'],
  ['Email Sent', '9.5%'],
] as const;

/** The creators as a table that scrolls in its own box. */
export function CreatorTable({ creators, documents, fresh, emails }: CreatorListProps) {
  return (
    <Table.ScrollArea tabIndex={0} role="region" aria-label="Creators">
      <Table.Root size="md" minW="51rem" tableLayout="fixed" whiteSpace="normal">
        <Table.Header>
          <Table.Row bg="transparent">
            {COLUMNS.map(([column, width]) => (
              <Table.ColumnHeader
                key={column}
                w={width}
                px="2"
                textStyle="xs"
                color="fg.muted"
                py="2"
                verticalAlign="bottom"
              >
                {column}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {creators.map((creator) => (
            <Table.Row
              key={creator.id}
              bg="transparent"
              animation={fresh.has(creator.id) ? 'mark-new 4s ease-out' : undefined}
            >
              <Table.Cell px="2">
                <Flex gap="2" align="start">
                  <CreatorFace creator={creator} size={24} />
                  <Box minW="0">
                    <CreatorName creator={creator} />
                    <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
                      <Moment at={creator.created_at} isShort />
                    </Text>
                    <YourTurn creator={creator} />
                  </Box>
                </Flex>
              </Table.Cell>
              <Table.Cell px="2">
                <ProfileHandle platform="tiktok" handle={creator.tiktok_username} />
              </Table.Cell>
              <Table.Cell px="2">
                <CreatorEmail creator={creator} document={documents.get(creator.id)} />
              </Table.Cell>
              <Table.Cell px="2">
                <ProfileHandle platform="instagram" handle={creator.instagram_username} />
              </Table.Cell>
              <Table.Cell px="2">
                <LinkPage url={creator.linktree_url} />
              </Table.Cell>
              <Table.Cell px="2">{emailSourceName(creator)}</Table.Cell>
              <Table.Cell px="2">
                <StatusSelect creator={creator} />
              </Table.Cell>
              <Table.Cell px="2">
                <EmailSent
                  creator={creator}
                  document={documents.get(creator.id)}
                  delivery={emails.get(creator.id)}
                />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
