import { Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { routes } from '../../lib/routes.ts';
import { writeFilter, type DeliveryFilter } from './delivery-filter.ts';
import { EMPTY_WORDS } from './filter-words.ts';

/** What stands where deliveries will be, and the way on. */
export function NoDeliveries({ filter }: { filter: DeliveryFilter }) {
  const { title, sentence } = EMPTY_WORDS[filter.state];
  const isEverything = writeFilter(filter).size === 0;
  return (
    <Stack align="center" textAlign="center" gap="2" py={{ base: '8', md: '14' }} px="4">
      <Text role="status" fontFamily="heading" fontWeight="600" textStyle="lg">
        {title}
      </Text>
      <Text color="fg.muted" maxW="30rem">
        {sentence}
      </Text>
      <LinkButton asChild size="sm" variant="outline" mt="3">
        {isEverything ? (
          <Link to={routes.crm}>See your creators</Link>
        ) : (
          <Link to={routes.deliveries} replace>
            Show all deliveries
          </Link>
        )}
      </LinkButton>
    </Stack>
  );
}
