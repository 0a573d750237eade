import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { routes } from '../../lib/routes.ts';
import { CreatorFace } from '../../shared/creator/creator-face.tsx';
import { nameOf } from '../../shared/delivery/delivery-words.ts';
import type { ListedDelivery } from '../../shared/delivery/listed-delivery.ts';

const NameLink = chakra(Link, {
  base: {
    display: 'inline-block',
    maxW: 'full',
    truncate: true,
    verticalAlign: 'bottom',
    py: { base: '1', md: '0' },
    fontWeight: '600',
    borderRadius: 'l1',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

const detailsOf = ({ creator_id }: ListedDelivery) =>
  `${routes.crm}?${new URLSearchParams({ creator: creator_id }).toString()}`;

/** The delivery's creator, as a link to the details. */
export function CreatorName({ delivery }: { delivery: ListedDelivery }) {
  const name = nameOf(delivery);
  return (
    <Flex align="center" gap="2" minW="0">
      <CreatorFace creator={{ id: delivery.creator_id, name }} size={24} />
      <NameLink to={detailsOf(delivery)} dir="auto" title={name}>
        {name}
      </NameLink>
    </Flex>
  );
}

/** The link to the other addresses found, in the creator's details. */
export function OtherAddress({ delivery }: { delivery: ListedDelivery }) {
  return (
    <LinkButton asChild size="xs" variant="outline">
      <Link to={detailsOf(delivery)}>
        <span>
          Choose another address
          <chakra.span srOnly> for {nameOf(delivery)}</chakra.span>
        </span>
      </Link>
    </LinkButton>
  );
}
