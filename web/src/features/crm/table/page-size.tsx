import { chakra } from '@chakra-ui/react';
import { DeviceSelect } from './device-select.tsx';
import { PAGE_SIZES, type PageSize } from './read-table-settings.ts';

/** How many creators a page has. */
export function PageSizeChoice(props: { size: PageSize; onChoose: (size: PageSize) => void }) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" textStyle="xs" color="fg.muted">
      Per page
      <DeviceSelect
        h="7"
        textStyle="xs"
        value={props.size}
        onChange={({ target }) => {
          const size = PAGE_SIZES.find((one) => String(one) === target.value);
          if (size) props.onChoose(size);
        }}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </DeviceSelect>
    </chakra.label>
  );
}
