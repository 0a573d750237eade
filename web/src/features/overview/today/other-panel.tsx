import { Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/link-button.ts';
import { marked } from '../../../components/marked.ts';
import { routes } from '../../../lib/routes.ts';
import type { TitleOf } from './item-panel.tsx';
import type { OfNobody, TodayItem } from './today-items.ts';

/** Where what is of no creator is looked after. */
const PLACES: Readonly<Record<OfNobody, { to: string; label: string }>> = {
  copies: { to: `${routes.deliveries}?state=attention&kind=copies`, label: 'Open Deliveries' },
  unwatched: { to: routes.email, label: 'Open Email Settings' },
};

/** What is said of a line that is of no creator, and the way on. */
export function OtherPanel({ item, Title }: { item: TodayItem; Title: TitleOf }) {
  const place = PLACES[item.id as OfNobody];
  return (
    <Stack data-of-nobody gap="3" align="flex-start" p={{ base: '4', md: '6' }}>
      <Title as="h2" textStyle="lg">
        {item.name}
      </Title>
      <Text>{item.words}</Text>
      <LinkButton asChild size="sm" {...marked(true)}>
        <Link to={place.to}>{place.label}</Link>
      </LinkButton>
    </Stack>
  );
}
