import { Box, Flex, Table, Text } from '@chakra-ui/react';
import { handleOf } from '@vibes/core/creator/handles';
import { Bell, Reply } from 'lucide-react';
import type { ReactNode } from 'react';
import { Moment } from '../../../components/moment.tsx';
import { useNow } from '../../../components/use-now.ts';
import { CreatorFace } from '../../../shared/creator/creator-face.tsx';
import { LinkPage, ProfileHandle } from '../../../shared/creator/creator-links.tsx';
import { CreatorEmail } from '../email/creator-email.tsx';
import { EmailSent } from '../email/email-sent.tsx';
import { emailSourceName } from '../email/email-source.ts';
import { SelectBox } from '../selection/select-box.tsx';
import { shareOf } from '../selection/selection.ts';
import type { ListSelection } from '../selection/use-selection.ts';
import type { ShownRow } from '../shown-rows/shown-row.ts';
import { StatusSelect } from '../../../shared/creator/status/status-select.tsx';
import { columnsOf, sharesOf, type ColumnId } from '../table/columns.ts';
import { SortTitles } from '../table/table-head.tsx';
import { useTableSettings } from '../table/table-settings.ts';
import { WORK_ROW } from '../view/layout.ts';
import { useLayout } from '../view/use-layout.ts';
import { CreatorName } from './creator-name.tsx';
import { LastEventLine } from './last-event-line.tsx';
import { turnOf } from './turn-words.ts';
import { rowMark } from './use-row-keys.ts';
import { FaceAndName, Followers, Profiles } from './work-cells.tsx';
import { ROW_ARRIVES } from '../../../theme/motion.ts';

/** What each column shows of a creator. */
const CELLS: Record<ColumnId, (row: ShownRow) => ReactNode> = {
  name: (row) => (
    <Flex gap="2" align="start">
      <CreatorFace creator={row} size={24} />
      <Box minW="0">
        <CreatorName creator={row} />
        <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
          <Moment at={row.created_at} isShort />
        </Text>
        <Turn row={row} />
      </Box>
    </Flex>
  ),
  tiktok: (row) => <ProfileHandle platform="tiktok" handle={handleOf(row, 'tiktok')} />,
  email: (row) => <CreatorEmail row={row} />,
  instagram: (row) => <ProfileHandle platform="instagram" handle={handleOf(row, 'instagram')} />,
  linktree: (row) => <LinkPage url={row.linktree_url} />,
  source: emailSourceName,
  status: (row) => <StatusSelect creator={row} />,
  sent: (row) => <EmailSent row={row} />,
  turn: (row) => <Turn row={row} isLarge />,
  last: (row) => <LastEventLine row={row} isMarked={false} />,
  profile: (row) => <Profiles row={row} />,
  followers: (row) => <Followers row={row} />,
};

const LINE = `${WORK_ROW}px`;
const ONE_LINE = { py: '0', verticalAlign: 'middle', lineHeight: 'short' } as const;

/** Chooses all of the page, or gives it up. */
function SelectPage(props: { page: readonly { id: string }[]; selection: ListSelection }) {
  const { page, selection } = props;
  const ids = page.map(({ id }) => id);
  const share = shareOf(ids, selection.ids);
  return (
    <SelectBox
      label="Select this page"
      isChosen={share === 'all'}
      isSome={share === 'some'}
      onChoose={() => selection.togglePage(ids)}
    />
  );
}

/** The creators as a table that scrolls in its own box. */
export function CreatorTable(props: { rows: readonly ShownRow[]; selection: ListSelection }) {
  const { rows, selection } = props;
  const { hidden } = useTableSettings();
  const layout = useLayout();
  const isWork = layout === 'work';
  const { least, columns } = sharesOf(columnsOf(layout).filter(({ id }) => !hidden.includes(id)));
  return (
    <Table.ScrollArea
      tabIndex={0}
      role="region"
      aria-label="Creators"
      containerType={isWork ? 'inline-size' : undefined}
    >
      <Table.Root
        size="md"
        data-work={isWork || undefined}
        minW={`${least}rem`}
        tableLayout="fixed"
        whiteSpace={isWork ? 'nowrap' : 'normal'}
      >
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.Cell w="9" px="2" py="1" verticalAlign="bottom">
              <SelectPage page={rows} selection={selection} />
            </Table.Cell>
            <SortTitles columns={columns} />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row
              key={row.id}
              {...rowMark(row.id)}
              bg={selection.ids.has(row.id) ? 'bg.subtle' : 'transparent'}
              css={{ '&:has([data-row-focus]:focus-visible)': { bg: 'bg.muted' } }}
              h={isWork ? LINE : undefined}
              animation={row.isFresh ? ROW_ARRIVES : undefined}
            >
              <Table.Cell px="2" {...(isWork && ONE_LINE)}>
                <SelectBox
                  label={`Select ${row.name}`}
                  isChosen={selection.ids.has(row.id)}
                  onChoose={(isRange) => selection.toggle(row.id, isRange)}
                />
              </Table.Cell>
              {columns.map(({ id }) => (
                <Table.Cell key={id} data-column={id} px="2" {...(isWork && ONE_LINE)}>
                  {isWork && id === 'name' ? <FaceAndName row={row} /> : CELLS[id](row)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

/**
 * Marks a creator who replied, with whose turn it is while the status is open, or of whom a message
 * may be; else one with a reminder.
 */
function Turn({ row, isLarge = false }: { row: ShownRow; isLarge?: boolean }) {
  const turn = turnOf(row, { mayHaveReplied: row.may_be_from !== null, now: useNow() });
  if (!turn) return null;
  const Icon = turn.of === 'reply' ? Reply : Bell;
  return (
    <Flex
      gap="1"
      align="center"
      textStyle={isLarge ? 'sm' : 'xs'}
      {...(turn.isQuiet
        ? { color: 'fg.muted' }
        : { fontWeight: isLarge ? '600' : '500', color: 'fg' })}
    >
      <Icon size={isLarge ? 14 : 12} style={{ flexShrink: 0 }} aria-hidden="true" />
      {turn.words}
    </Flex>
  );
}
