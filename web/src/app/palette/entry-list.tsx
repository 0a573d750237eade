import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { firstHandle } from '@vibes/core/creator/handles';
import { Kbd } from '../../components/kbd.ts';
import { CreatorFace } from '../../shared/creator/creator-face.tsx';
import { STATUS_COLORS, StatusDisc } from '../../theme/status-disc.tsx';
import type { Entry, Section } from './entry.ts';

export const LIST_ID = 'palette-list';
export const optionId = (entry: Entry) => `palette-${entry.id}`;

const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: '11', md: '9' },
    px: '3',
    borderRadius: 'l2',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'bg.muted' },
  },
});

const Heading = chakra('div', {
  base: { px: '3', pt: '2', pb: '1', textStyle: 'xs', color: 'fg.muted', truncate: true },
});

/** What can be chosen, by section. The field keeps the focus and names the marked one. */
export function EntryList(props: {
  sections: readonly Section[];
  marked: Entry | undefined;
  onMark: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
}) {
  const { sections, marked, onMark, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const id = marked && optionId(marked);
  useEffect(() => {
    if (id) list.current?.querySelector(`[id="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <Box
      ref={list}
      id={LIST_ID}
      role="listbox"
      aria-label="Commands"
      overflowY="auto"
      flex="1"
      minH="0"
      p="2"
      pt="1"
    >
      {sections.map(({ title, entries }) => (
        <ul key={title} role="group" aria-label={title}>
          <Heading aria-hidden="true">{title}</Heading>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(entry)}
              role="option"
              aria-selected={entry.id === marked?.id}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => onMark(entry)}
              onClick={() => onChoose(entry)}
            >
              <EntryLine entry={entry} />
            </Option>
          ))}
        </ul>
      ))}
    </Box>
  );
}

function EntryLine({ entry: { name, keys, creator, status } }: { entry: Entry }) {
  const handle = creator && firstHandle(creator);
  const shown = status ?? creator?.status;
  return (
    <>
      {creator && <CreatorFace creator={creator} size={24} />}
      {status && (
        <chakra.span color={STATUS_COLORS[status]}>
          <StatusDisc status={status} />
        </chakra.span>
      )}
      <chakra.bdi minW="0" truncate>
        {name}
      </chakra.bdi>
      {handle && (
        <chakra.bdi minW="0" truncate color="fg.muted" textStyle="xs">
          @{handle}
        </chakra.bdi>
      )}
      {creator && shown && (
        <chakra.span ms="auto" flexShrink={0} color={STATUS_COLORS[shown]} textStyle="xs">
          {shown}
        </chakra.span>
      )}
      {keys && (
        <Kbd ms="auto" flexShrink={0}>
          {keys}
        </Kbd>
      )}
    </>
  );
}
