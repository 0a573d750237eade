import { Box } from '@chakra-ui/react';
import { CheckLine } from '../filter/check-line.tsx';
import { canHide, COLUMNS } from './columns.ts';
import { changeTableSettings, useTableSettings } from './table-settings.ts';

/** Which columns the table shows, on this device. */
export function ColumnList() {
  const { hidden } = useTableSettings();
  return (
    <Box role="group" aria-label="Columns" minW="12rem">
      {COLUMNS.filter(({ id }) => canHide(id)).map(({ id, title }) => {
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
