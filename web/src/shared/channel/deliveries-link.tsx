import { chakra } from '@chakra-ui/react';
import type { Channel } from '@vibes/core/channel/channel';
import { Link } from 'react-router-dom';
import { routes } from '../../lib/routes.ts';

/** The path of a channel's deliveries; with `attention`, only those that need the person. */
const deliveriesAddress = (channel: Channel, state?: 'attention'): string =>
  `${routes.deliveries}?${new URLSearchParams({ ...(state && { state }), channel }).toString()}`;

/** A link to a channel's deliveries. */
export function DeliveriesLink(props: { channel: Channel; state?: 'attention'; children: string }) {
  return (
    <chakra.span color="fg" fontWeight="500" textDecoration="underline" textUnderlineOffset="3px">
      <Link to={deliveriesAddress(props.channel, props.state)}>{props.children}</Link>
    </chakra.span>
  );
}
