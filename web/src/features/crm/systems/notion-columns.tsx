import { chakra, Grid } from '@chakra-ui/react';
import { NOTION_FIELDS, type NotionField } from '@vibes/core/crm/notion-check';
import { Fragment } from 'react';

/** Which column of the table gets which field of a creator. */
export function NotionColumns(props: { columns: { field: NotionField; column: string }[] }) {
  return (
    <Grid
      as="dl"
      aria-label="Where each field goes"
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
