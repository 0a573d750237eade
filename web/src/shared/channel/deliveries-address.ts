import type { Channel } from '@vibes/core/channel/channel';
import { routes } from '../../lib/routes.ts';

/** The list of what went through a channel; with `attention`, only what needs the person. */
export const deliveriesAddress = (channel: Channel, state?: 'attention'): string =>
  `${routes.deliveries}?${new URLSearchParams({ ...(state && { state }), channel }).toString()}`;
