import { Box, Button, Drawer, Heading, Stack } from '@chakra-ui/react';
import { activeFacets, FACET_NAMES, NO_FILTER } from '../view/creator-filter.ts';
import { wordsOf } from '../view/facet-words.ts';
import { CountProgress, FacetOptions, useCounts, type FilterProps } from './facet-options.tsx';

/** All filters, in the sheet of a phone. */
export function AllFacets(props: FilterProps & { onClose: () => void }) {
  const { found, filter, onChange, onClose } = props;
  const counts = useCounts(props);
  const { total } = found;
  const shown = total === null ? 'creators' : `${total.toLocaleString('en-US')} creators`;
  return (
    <>
      <Drawer.Body px="2" py="0">
        <CountProgress found={found} />
        <Stack gap="4">
          {FACET_NAMES.map((facet) => (
            <Box key={facet}>
              <Heading as="h3" textStyle="xs" color="fg.muted" px="2" mb="1">
                {wordsOf(facet).name}
              </Heading>
              <FacetOptions {...props} facet={facet} counts={counts} />
            </Box>
          ))}
        </Stack>
      </Drawer.Body>
      <Drawer.Footer px="4" py="3" borderTopWidth="1px">
        {activeFacets(filter).length > 0 && (
          <Button variant="outline" onClick={() => onChange(NO_FILTER)}>
            Clear filters
          </Button>
        )}
        <Button flex="1" colorPalette="accent" onClick={onClose}>
          {total === 1 ? 'Show 1 creator' : `Show ${shown}`}
        </Button>
      </Drawer.Footer>
    </>
  );
}
