import { byPlatform, PLATFORM_NAMES } from '@vibes/core/creator/platform';
import { readSort, SORT_KEYS, writeSort, type SortKey } from '../view/sort-entries.ts';
import { useCrmView } from '../view/use-crm-view.ts';
import { DeviceSelect } from './device-select.tsx';

const letters = (name: string): Ways => [`${name}, A to Z`, `${name}, Z to A`];

/** Ascending, then descending. */
type Ways = readonly [string, string];
const WORDS: Record<SortKey, Ways> = {
  added: ['Oldest first', 'Newest first'],
  reply: ['Longest without a reply', 'Last reply first'],
  name: letters('Name'),
  ...byPlatform((platform) => letters(PLATFORM_NAMES[platform])),
  email: letters('Email'),
  linktree: letters('Linktree'),
  source: letters('Email source'),
  status: ['Status, first to last', 'Status, last to first'],
  sent: ['Email not sent first', 'Email sent first'],
};

/** What is most wanted first, as the lists of devices begin at the top. */
const SORTS = [...SORT_KEYS]
  .sort((one, other) => Number(other === 'added') - Number(one === 'added'))
  .flatMap((by) =>
    (by === 'added' || by === 'reply' ? [true, false] : [false, true]).map((isDescending) => ({
      key: writeSort({ by, isDescending }),
      word: WORDS[by][Number(isDescending)],
    })),
  );

/** The sort, where there are no titles of columns to press. */
export function SortChoice() {
  const { view, change } = useCrmView();
  return (
    <DeviceSelect
      flex="1"
      h="9"
      minW={{ base: '0', md: '12rem' }}
      fontSize={{ base: '16px', md: 'sm' }}
      aria-label="Sort creators"
      value={writeSort(view.sort)}
      onChange={({ target }) => change({ sort: readSort(target.value) })}
    >
      {SORTS.map(({ key, word }) => (
        <option key={key} value={key}>
          {word}
        </option>
      ))}
    </DeviceSelect>
  );
}
