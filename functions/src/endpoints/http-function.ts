import { onRequest } from 'firebase-functions/https';
import type { Answering } from './answer-http.ts';
import { functionOptions } from './function-options.ts';
import type { FunctionName } from './functions.ts';
import type { RoutesOf } from './routes.ts';

/** What answers at each address of a function, loaded with the first request there. */
export type Answers<Name extends FunctionName> = Record<RoutesOf<Name>, () => Promise<Answering>>;

/** Whether a path is at an address; one that ends with `/**` has all below it. */
const isAt = (path: string, route: string) =>
  route.endsWith('/**') ? path.startsWith(route.slice(0, -2)) : path === route;

/** The answer at a path, if there is one. */
export const answerAt = (answers: Record<string, () => Promise<Answering>>, path: string) =>
  Object.entries(answers).find(([route]) => isAt(path, route))?.[1];

/** An HTTPS function for its addresses in the table of routes; 404 elsewhere. */
export const httpFunction = <Name extends FunctionName>(name: Name, answers: Answers<Name>) =>
  onRequest(functionOptions(name), async (request, response) => {
    const load = answerAt(answers, request.path);
    if (!load) response.status(404).end();
    else await (await load())(request, response);
  });
