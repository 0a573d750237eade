import { Button, Stack } from '@chakra-ui/react';
import { Download, ListChecks, Trash2 } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useIsNarrow } from '../../../components/use-is-narrow.ts';
import { CheckLine } from '../filter/check-line.tsx';
import { changeTableSettings, useTableSettings } from '../table/table-settings.ts';
import { withLayout, type Layout } from '../view/layout.ts';
import { useLayout } from '../view/use-layout.ts';

const LINE = { size: 'sm', variant: 'ghost', justifyContent: 'start', px: '2' } as const;

/** What is in the menu of the list. */
export function ListActs(props: {
  exports: string;
  onExport: () => void;
  onSelect: () => void;
  onDeleted: () => void;
}) {
  const { first } = useTableSettings();
  const layout = useLayout();
  const isNarrow = useIsNarrow();
  const [query, setQuery] = useSearchParams();
  /** What is shown stays as it is: the choice is of the next visit. */
  function beginWith(next: Layout) {
    setQuery(withLayout(query, layout), { replace: true });
    changeTableSettings({ first: next });
  }
  return (
    <Stack gap="1" minW="14rem">
      {isNarrow && layout === 'work' && (
        <Button {...LINE} onClick={props.onSelect}>
          <ListChecks aria-hidden="true" />
          Select creators
        </Button>
      )}
      <Button {...LINE} aria-label={props.exports} onClick={props.onExport}>
        <Download aria-hidden="true" />
        Export CSV
      </Button>
      <Button {...LINE} onClick={props.onDeleted}>
        <Trash2 aria-hidden="true" />
        Deleted in the last 30 days
      </Button>
      <CheckLine
        isChosen={first === 'work'}
        onChoose={() => beginWith(first === 'work' ? 'all' : 'work')}
      >
        Begin with Work
      </CheckLine>
    </Stack>
  );
}
