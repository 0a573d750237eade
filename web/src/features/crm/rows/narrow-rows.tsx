import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { firstHandle } from '@vibes/core/creator/handles';
import { isAgainstMail } from '@vibes/core/creator/whose-turn';
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { CreatorFace } from '../../../shared/creator/creator-face.tsx';
import { StatusMark } from '../../../shared/creator/status/status-mark.tsx';
import { SelectBox } from '../selection/select-box.tsx';
import type { ListSelection } from '../selection/use-selection.ts';
import type { ShownRow } from '../shown-rows/shown-row.ts';
import { SET_BY_YOU } from '../../../shared/creator/status/status-select.tsx';
import { CreatorName } from './creator-name.tsx';
import { LastEventLine } from './last-event-line.tsx';
import { rowMark } from './use-row-keys.ts';
import { ROW_ARRIVES } from '../../../theme/motion.ts';

/** The creators where the table has no room: a face, a name, a handle, a status, and what happened last. */
export function NarrowRows(props: { rows: readonly ShownRow[]; selection: ListSelection }) {
  const { rows, selection } = props;
  return (
    <Stack as="ul" gap="0" mx={{ base: '-4', md: '-5' }} listStyleType="none" aria-label="Creators">
      {rows.map((row) => (
        <NarrowRow key={row.id} row={row} selection={selection} />
      ))}
    </Stack>
  );
}

const LONG_MS = 500;
/** In px: a finger that moves further scrolls. */
const FIRM = 10;

/** What the finger is lifted from may be another row by then: what was chosen moves the rows. */
function ignoreNextClick() {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  const end = () => {
    removeEventListener('click', ignore, true);
    removeEventListener('pointerdown', end, true);
  };
  addEventListener('click', ignore, true);
  addEventListener('pointerdown', end, true);
}

/** The props of an element that hears a finger rest on it. The tap that ends the press does nothing more. */
function useLongPress(onLong: () => void) {
  const begun = useRef<{ timer: number; x: number; y: number } | null>(null);
  const isDone = useRef(false);
  const end = () => {
    clearTimeout(begun.current?.timer);
    begun.current = null;
  };
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      end();
      isDone.current = false;
      if (pointerType === 'mouse') return;
      const timer = window.setTimeout(() => {
        isDone.current = true;
        ignoreNextClick();
        onLong();
      }, LONG_MS);
      begun.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = begun.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > FIRM) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The browser's own menu of a link that a finger rests on.
    onContextMenu: (event: MouseEvent) => {
      if (begun.current || isDone.current) event.preventDefault();
    },
  };
}

/** A tap opens the details, or chooses while creators are chosen; a finger that rests chooses. */
function NarrowRow({ row, selection }: { row: ShownRow; selection: ListSelection }) {
  const { id, name } = row;
  const isChosen = selection.ids.has(id);
  const press = useLongPress(() => selection.toggle(id));
  function tap(event: MouseEvent) {
    const isByFinger = event.detail > 0 && event.target instanceof Element;
    if (!selection.isChoosing || !isByFinger) return;
    if (!(event.target as Element).closest('a')) return;
    event.preventDefault();
    event.stopPropagation();
    selection.toggle(id, event.shiftKey);
  }
  return (
    <Flex
      as="li"
      {...rowMark(id)}
      {...press}
      onClickCapture={tap}
      position="relative"
      align="center"
      gap="3"
      px={{ base: '4', md: '5' }}
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.muted"
      bg={isChosen ? 'bg.subtle' : undefined}
      animation={row.isFresh ? ROW_ARRIVES : undefined}
      css={{ '@media (hover: none)': { userSelect: 'none', WebkitTouchCallout: 'none' } }}
    >
      {selection.isChoosing && (
        <SelectBox
          label={`Select ${name}`}
          isChosen={isChosen}
          onChoose={(isRange) => selection.toggle(id, isRange)}
        />
      )}
      <CreatorFace creator={row} size={32} />
      <Box flex="1" minW="0">
        <Flex justify="space-between" align="center" gap="3">
          <CreatorName creator={row} isWhole />
          <Status row={row} />
        </Flex>
        <Flex justify="space-between" gap="3" textStyle="xs" color="fg.muted">
          <Handle row={row} />
          <LastEventLine row={row} isMarked />
        </Flex>
      </Box>
    </Flex>
  );
}

function Status({ row }: { row: ShownRow }) {
  return (
    <Flex flexShrink={0} gap="1" textStyle="xs">
      <StatusMark status={row.status} />
      {isAgainstMail(row) && <Text color="fg.muted">· {SET_BY_YOU.toLowerCase()}</Text>}
    </Flex>
  );
}

function Handle({ row }: { row: ShownRow }) {
  const handle = firstHandle(row);
  return (
    <chakra.bdi minW="0" truncate>
      {handle && `@${handle}`}
    </chakra.bdi>
  );
}
