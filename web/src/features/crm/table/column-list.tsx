import { Box } from '@chakra-ui/react';
import { CheckLine } from '../filter/check-line.tsx';
import type { Layout } from '../view/layout.ts';
import { canHide, columnsOf } from './columns.ts';
import { changeTableSettings, useTableSettings } from './table-settings.ts';

/** Which columns the table shows, on this device. */
export function ColumnList({ layout }: { layout: Layout }) {
  const { hidden } = useTableSettings();
  return (
    <Box role="group" aria-label="Columns" minW="12rem">
      {columnsOf(layout)
        .filter(({ id }) => canHide(id))
        .map(({ id, title }) => {
          const isHidden = hidden.includes(id);
          const others = hidden.filter((one) => one !== id);
          return (
            <CheckLine
              key={id}
              isChosen={!isHidden}
              onChoose={() => changeTableSettings({ hidden: isHidden ? others : [...others, id] })}
            >
              {title}
            </CheckLine>
          );
        })}
    </Box>
  );
}
