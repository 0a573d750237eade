import { chakra } from '@chakra-ui/react';
import { dataOf } from '../../lib/loadable.ts';
import { useUserData } from '../../lib/user-data.ts';
import { canHold } from './capture-words.ts';

/**
 * Has the emails of the list in the box wait for review; nothing where they do by the settings, or
 * none can go out.
 */
export function ReviewFirst(props: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const sending = dataOf(useUserData());
  if (!sending || !canHold(sending)) return null;
  return (
    <chakra.label display="flex" alignItems="center" gap="2" my="1" w="fit-content" color="fg">
      <chakra.input
        type="checkbox"
        boxSize="4"
        accentColor="accent.solid"
        checked={props.isOn}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      Review these first
    </chakra.label>
  );
}
