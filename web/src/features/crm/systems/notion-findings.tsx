import { Button, chakra, Grid, Stack, Text } from '@chakra-ui/react';
import { NOTION_FIELDS, type NotionField } from '@vibes/core/crm/notion-check';
import { Fragment, useId } from 'react';
import { Note } from '../../../components/note.tsx';
import { Radio } from '../../../components/radio.ts';
import { AS_HIGH } from '../../../theme/touch.ts';
import { databaseName, foundSentence } from './notion-words.ts';
import type { NotionFinding } from './use-notion-check.ts';

/** The tables of a database with several: the person chooses the one for the creators. */
function NotionTables(props: {
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
          <chakra.label
            key={source.id}
            display="flex"
            alignItems="center"
            gap="2"
            minH="6"
            cursor="pointer"
            color="fg"
            css={AS_HIGH}
          >
            <Radio
              name={name}
              checked={source.id === props.chosen}
              onChange={() => props.onChoose(source.id)}
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

/** What a check of the key and the database found, and what is left to do. */
export function NotionFindings(props: {
  finding: NotionFinding;
  isAdding: boolean;
  /** The table chosen in the form; empty for none. */
  chosen: string;
  onChoose: (id: string) => void;
  onAddMissing: () => void;
}) {
  const { check } = props.finding;
  if (!check.ok)
    return (
      <Note tone="warning" title="Notion is not ready">
        {check.sentence}
      </Note>
    );
  const isComplete = check.notion_data_source_id !== null && check.missing.length === 0;
  return (
    <Note
      title={`Connected to “${databaseName(check.title)}”`}
      {...(!isComplete && { tone: 'warning' })}
    >
      <Stack gap="3">
        <Text>{foundSentence(check)}</Text>
        {check.sources.length > 1 && (
          <NotionTables
            sources={check.sources}
            chosen={props.chosen || (check.notion_data_source_id ?? '')}
            onChoose={props.onChoose}
          />
        )}
        {check.columns.length > 0 && <NotionColumns columns={check.columns} />}
        {check.notion_data_source_id !== null && check.missing.length > 0 && (
          <Button
            size="xs"
            variant="outline"
            bg="bg.panel"
            alignSelf="flex-start"
            aria-disabled={props.isAdding || undefined}
            onClick={props.onAddMissing}
          >
            {props.isAdding ? 'Adding...' : 'Add missing columns'}
          </Button>
        )}
      </Stack>
    </Note>
  );
}

/** Which field of a creator goes to which column of the table. */
function NotionColumns(props: { columns: { field: NotionField; column: string }[] }) {
  return (
    <Grid
      as="dl"
      aria-label="Column for each field"
      templateColumns="minmax(0, auto) minmax(0, 1fr)"
      columnGap="4"
      rowGap="1"
    >
      {props.columns.map(({ field, column }) => (
        <Fragment key={field}>
          <dt>{NOTION_FIELDS[field]}</dt>
          <chakra.dd color="fg" overflowWrap="anywhere">
            → {column}
          </chakra.dd>
        </Fragment>
      ))}
    </Grid>
  );
}
