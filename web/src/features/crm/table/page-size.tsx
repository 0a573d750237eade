import { chakra, NativeSelect } from '@chakra-ui/react';
import { PAGE_SIZES, type PageSize } from './read-table-settings.ts';

/** How many creators a page has. */
export function PageSizeChoice(props: { size: PageSize; onChoose: (size: PageSize) => void }) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="2" textStyle="xs" color="fg.muted">
      Per page
      <NativeSelect.Root w="auto">
        <NativeSelect.Field
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
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </chakra.label>
  );
}
