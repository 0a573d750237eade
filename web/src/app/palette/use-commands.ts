import { CREATOR_STATUSES } from '@vibes/core/creator/creator-status';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../components/toaster.tsx';
import { showKeys } from '../../shared/keys/open-keys.ts';
import { goKeys, PLACES } from '../../shared/keys/places.ts';
import { SHOW_KEYS } from '../../shared/keys/screen-keys.ts';
import { COLOR_MODES, COLOR_MODE_NAMES, colorMode, setColorMode } from '../../theme/color-mode.ts';
import type { Entry, Section } from './entry.ts';
import type { OpenCreator } from './open-creator.ts';

/** The database writes of a status load with the first one that is set. */
async function setStatusOf(about: OpenCreator, status: (typeof CREATOR_STATUSES)[number]) {
  try {
    const { setStatus } = await import('../../shared/creator/status/set-status.data.ts');
    await setStatus(about, status);
  } catch {
    notify.error({
      title: 'Status not changed',
      description: 'Check your connection and try again.',
    });
  }
}

const statuses = (about: OpenCreator): Section => ({
  title: `Status of ${about.name}`,
  entries: CREATOR_STATUSES.map((status, at) => ({
    ...{ id: `status-${at}`, name: status, also: 'set status', keys: `${at + 1}`, status },
    act: () => void setStatusOf(about, status),
  })),
});

/** All that the palette offers whatever is typed. */
export function useCommands(about: OpenCreator | null): readonly Section[] {
  const navigate = useNavigate();
  const places = PLACES.map((place): Entry => {
    const { name, to, letter, also } = place;
    const go = () => void navigate(to);
    return { id: `go-${letter}`, name, also: `${also} go to`, keys: goKeys(place), act: go };
  });
  const colors = COLOR_MODES.filter((mode) => mode !== colorMode()).map((mode): Entry => {
    const name = `Colors: ${COLOR_MODE_NAMES[mode]}`;
    return { id: `colors-${mode}`, name, also: 'theme mode', act: () => setColorMode(mode) };
  });
  const keys: Entry = {
    ...{ id: 'keys', name: 'Show all keys', also: 'help shortcuts', keys: SHOW_KEYS.keys },
    act: showKeys,
  };
  return [
    ...(about ? [statuses(about)] : []),
    { title: 'Go to', entries: places },
    { title: 'Other', entries: [...colors, keys] },
  ];
}
