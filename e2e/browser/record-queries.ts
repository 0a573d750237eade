import { dirname } from 'node:path';
import type { BrowserContext, Request } from '@playwright/test';
import { z } from 'zod';
import { shapeRecorder } from '../../local/src/queries/recorded-shapes.ts';
import { stackFile } from '../support/world.ts';

const asked = z.looseObject({ structuredQuery: z.unknown() });
/** What the database's SDK sends: a listener, a read, a count. */
const messageSchema = z.looseObject({
  addTarget: z.looseObject({ query: asked.optional() }).optional(),
  structuredQuery: z.unknown().optional(),
  structuredAggregationQuery: asked.optional(),
});

/** The messages of a request: a form of several by the channel that stays open, else one. */
function messagesOf(request: Request): unknown[] {
  const body = request.postData() ?? '';
  if (body.startsWith('{')) return [JSON.parse(body)];
  const form = [...new URLSearchParams(body)];
  return form
    .filter(([name]) => /^req\d+___data__$/.test(name))
    .map(([, value]) => JSON.parse(value) as unknown);
}

/** Records the queries that the pages of a context ask the database. */
export function recordQueries(context: BrowserContext): void {
  const record = shapeRecorder(dirname(stackFile()), 'browser');
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/\/google\.firestore\.v1\.Firestore\/|:run\w*Query$/.test(pathname)) return;
    for (const message of messagesOf(request)) {
      const { addTarget, structuredQuery, structuredAggregationQuery } =
        messageSchema.parse(message);
      const query =
        structuredQuery ??
        structuredAggregationQuery?.structuredQuery ??
        addTarget?.query?.structuredQuery;
      if (query) record(query);
    }
  });
}
