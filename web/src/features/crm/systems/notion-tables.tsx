import { chakra, Stack } from '@chakra-ui/react';
import { useId } from 'react';
import { databaseName } from './notion-words.ts';

/** The tables of a database with several: the person chooses the one for the creators. */
export function NotionTables(props: {
  sources: { id: string; name: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="500" color="fg" mb="1">
        Table for your creators
      </chakra.legend>
      <Stack gap="1">
        {props.sources.map((source) => (
          <chakra.label key={source.id} display="flex" gap="2" cursor="pointer" color="fg">
            <chakra.input
              type="radio"
              name={name}
              checked={source.id === props.chosen}
              onChange={() => props.onChoose(source.id)}
              accentColor="accent.solid"
            />
            <chakra.span minW="0" overflowWrap="anywhere">
              {databaseName(source.name)}
            </chakra.span>
          </chakra.label>
        ))}
      </Stack>
    </chakra.fieldset>
  );
}
