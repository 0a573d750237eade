import { Box, Flex, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Moment } from '../../components/moment.tsx';
import { CreatorEmail } from './creator-email.tsx';
import { LinkPage, ProfileHandle } from '../../shared/creator/creator-links.tsx';
import { CreatorFace } from '../../shared/creator/creator-face.tsx';
import { CreatorName } from './creator-name.tsx';
import { EmailSent } from './email-sent.tsx';
import { emailSourceName } from './email-source.ts';
import type { CreatorListProps } from './rows/creator-list-props.ts';
import { rowMark } from './rows/use-row-keys.ts';
import { SelectBox } from './selection/select-box.tsx';
import { SelectPage } from './selection/select-page.tsx';
import { StatusSelect } from './status-select.tsx';
import { COLUMNS, type ColumnId } from './table/columns.ts';
import { SortTitles } from './table/table-head.tsx';
import { useTableSettings } from './table/table-settings.ts';
import { YourTurn } from './your-turn.tsx';

/** A cell of a column, unless that is hidden. */
function Cell({ of, children }: { of: ColumnId; children: ReactNode }) {
  const { hidden } = useTableSettings();
  return hidden.includes(of) ? null : <Table.Cell px="2">{children}</Table.Cell>;
}

/** The creators as a table that scrolls in its own box. */
export function CreatorTable({ creators, documents, fresh, emails, selection }: CreatorListProps) {
  const { hidden } = useTableSettings();
  const columns = COLUMNS.filter(({ id }) => !hidden.includes(id));
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  return (
    <Table.ScrollArea tabIndex={0} role="region" aria-label="Creators">
      <Table.Root
        size="md"
        minW={`${Math.round(width / 2)}rem`}
        tableLayout="fixed"
        whiteSpace="normal"
      >
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.Cell w="9" px="2" py="1" verticalAlign="bottom">
              <SelectPage page={creators} selection={selection} />
            </Table.Cell>
            <SortTitles columns={columns} />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {creators.map((creator) => (
            <Table.Row
              key={creator.id}
              {...rowMark(creator.id)}
              bg={selection.ids.has(creator.id) ? 'bg.subtle' : 'transparent'}
              css={{ '&:has([data-row-focus]:focus-visible)': { bg: 'bg.muted' } }}
              animation={fresh.has(creator.id) ? 'mark-new 4s ease-out' : undefined}
            >
              <Table.Cell px="2">
                <SelectBox
                  label={`Select ${creator.name}`}
                  isChosen={selection.ids.has(creator.id)}
                  onChoose={(isRange) => selection.toggle(creator.id, isRange)}
                />
              </Table.Cell>
              <Cell of="name">
                <Flex gap="2" align="start">
                  <CreatorFace creator={creator} size={24} />
                  <Box minW="0">
                    <CreatorName creator={creator} />
                    <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
                      <Moment at={creator.created_at} isShort />
                    </Text>
                    <YourTurn creator={creator} document={documents.get(creator.id)} />
                  </Box>
                </Flex>
              </Cell>
              <Cell of="tiktok">
                <ProfileHandle platform="tiktok" handle={creator.tiktok_username} />
              </Cell>
              <Cell of="email">
                <CreatorEmail creator={creator} document={documents.get(creator.id)} />
              </Cell>
              <Cell of="instagram">
                <ProfileHandle platform="instagram" handle={creator.instagram_username} />
              </Cell>
              <Cell of="linktree">
                <LinkPage url={creator.linktree_url} />
              </Cell>
              <Cell of="source">{emailSourceName(creator)}</Cell>
              <Cell of="status">
                <StatusSelect creator={creator} />
              </Cell>
              <Cell of="sent">
                <EmailSent
                  creator={creator}
                  document={documents.get(creator.id)}
                  delivery={emails.get(creator.id)}
                />
              </Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
