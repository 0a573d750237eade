import { z } from 'zod';
import { describeEvent } from '../describe/event.ts';
import { listPage } from './list-page.ts';
import { pick } from './pick.ts';
import { listParams } from './read-params.ts';
import { route } from './route.ts';

const listSchema = z.strictObject({
  ...listParams,
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
});

export const EVENT_ROUTES = [
  route('GET', 'events', 'events.list', listSchema, ({ at, path, params }) => {
    const { type, types } = params;
    const kept = at.account.events.filter(
      (event) =>
        (type ?? event.type) === event.type && (types ?? [event.type]).includes(event.type),
    );
    return listPage({ url: path, kept, params, describe: describeEvent });
  }),
  route('GET', 'events/:id', 'events.retrieve', z.strictObject({}), ({ at, id }) =>
    describeEvent(pick(at.account.events, id, 'event')),
  ),
];
