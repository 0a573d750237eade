import { useSearchParams } from 'react-router-dom';
import { useTableSettings } from '../table/table-settings.ts';
import { layoutOf, type Layout } from './layout.ts';

/** How the list is drawn: as the address says, else as the person begins. */
export function useLayout(): Layout {
  const [query] = useSearchParams();
  const { first } = useTableSettings();
  return layoutOf(query, first);
}
