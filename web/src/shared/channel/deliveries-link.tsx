import { chakra } from '@chakra-ui/react';
import type { Channel } from '@vibes/core/channel/channel';
import { Link } from 'react-router-dom';
import { routes } from '../../lib/routes.ts';

/** The list of what went through a channel; with `attention`, only what needs the person. */
const deliveriesAddress = (channel: Channel, state?: 'attention'): string =>
  `${routes.deliveries}?${new URLSearchParams({ ...(state && { state }), channel }).toString()}`;

/** Leads to the list of what went through a channel. */
export function DeliveriesLink(props: { channel: Channel; state?: 'attention'; children: string }) {
  return (
    <chakra.span color="fg" fontWeight="500" textDecoration="underline" textUnderlineOffset="3px">
      <Link to={deliveriesAddress(props.channel, props.state)}>{props.children}</Link>
    </chakra.span>
  );
}
