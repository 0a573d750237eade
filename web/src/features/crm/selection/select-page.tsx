import { SelectBox } from './select-box.tsx';
import { shareOf } from './selection.ts';
import type { ListSelection } from './use-selection.ts';

/** Chooses all of the page, or gives it up. */
export function SelectPage(props: { page: readonly { id: string }[]; selection: ListSelection }) {
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
