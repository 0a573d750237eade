import { randomUUID } from 'node:crypto';
import { jsonReply, parseJson, type LocalReply, type LocalRequest } from '../local-server.ts';
import { ApiError, errorReply, notFound, validationError } from './api-error.ts';
import { changeColumns } from './change-columns.ts';
import { DEMO_NOTION_KEY, READ_ONLY_NOTION_KEY } from './demo-workspace.ts';
import { describeDatabase, describePage, describeSource } from './describe.ts';
import { queryRows } from './query-rows.ts';
import { findSource, type Page, type Workspace } from './workspace.ts';
import { writeCells } from './write-cells.ts';

/** The one version of the API that is spoken here. */
const VERSION = '2025-09-03';

type Body = Record<string, unknown>;
interface Asked {
  workspace: Workspace;
  id: string;
  body: Body;
}

/** Everything an integration sees is shared through its database. */
function openSource({ workspace }: Asked, id: string) {
  const found = findSource(workspace, id);
  if (!found?.database.is_shared) throw notFound('data source', id);
  return found;
}

function openPage(asked: Asked): Page {
  const page = asked.workspace.pages.find(({ id }) => id === asked.id);
  if (!page) throw notFound('page', asked.id);
  if (page.source_id) openSource(asked, page.source_id);
  return page;
}

function retrieveDatabase({ workspace, id }: Asked) {
  if (workspace.pages.some((page) => page.id === id)) {
    throw validationError(
      `Provided ID ${id} is a page, not a database. Use the pages API instead.`,
    );
  }
  const database = workspace.databases.find((one) => one.id === id);
  if (!database?.is_shared) throw notFound('database', id);
  return describeDatabase(database);
}

function queryDataSource(asked: Asked) {
  const { source } = openSource(asked, asked.id);
  const rows = queryRows(asked.workspace, source, asked.body);
  const results = rows.map((page) => describePage(asked.workspace, page));
  return {
    object: 'list',
    type: 'page_or_data_source',
    results,
    has_more: false,
    next_cursor: null,
  };
}

function createPage(asked: Asked) {
  const parent = asked.body['parent'] as { data_source_id?: string } | undefined;
  if (!parent?.data_source_id) {
    throw validationError('body failed validation: body.parent.data_source_id should be defined.');
  }
  const { source } = openSource(asked, parent.data_source_id);
  const page: Page = {
    id: randomUUID(),
    source_id: source.id,
    in_trash: false,
    created_at: new Date(),
    cells: writeCells(source, {}, asked.body['properties']),
  };
  asked.workspace.pages.push(page);
  return describePage(asked.workspace, page);
}

function updatePage(asked: Asked) {
  const page = openPage(asked);
  if (page.in_trash) {
    throw validationError(
      "Can't edit block that is archived. You must unarchive the block before editing.",
    );
  }
  const home = page.source_id ? openSource(asked, page.source_id).source : null;
  if (home) page.cells = writeCells(home, page.cells, asked.body['properties']);
  return describePage(asked.workspace, page);
}

/** Every request that is served, with the kind it is counted under. */
const ROUTES: [string, RegExp, string, (asked: Asked) => object][] = [
  ['GET', /^\/v1\/databases\/([^/]+)$/, 'databases.retrieve', retrieveDatabase],
  [
    'GET',
    /^\/v1\/data_sources\/([^/]+)$/,
    'data_sources.retrieve',
    (asked) => {
      const { database, source } = openSource(asked, asked.id);
      return describeSource(database, source);
    },
  ],
  [
    'PATCH',
    /^\/v1\/data_sources\/([^/]+)$/,
    'data_sources.update',
    (asked) => {
      const { database, source } = openSource(asked, asked.id);
      changeColumns(source, asked.body['properties']);
      return describeSource(database, source);
    },
  ],
  ['POST', /^\/v1\/data_sources\/([^/]+)\/query$/, 'data_sources.query', queryDataSource],
  ['POST', /^\/v1\/pages$/, 'pages.create', createPage],
  [
    'GET',
    /^\/v1\/pages\/([^/]+)$/,
    'pages.retrieve',
    (asked) => describePage(asked.workspace, openPage(asked)),
  ],
  ['PATCH', /^\/v1\/pages\/([^/]+)$/, 'pages.update', updatePage],
];
const WRITES = new Set(['data_sources.update', 'pages.create', 'pages.update']);

function route({ method, url }: LocalRequest) {
  for (const [verb, path, kind, handle] of ROUTES) {
    const found = verb === method ? path.exec(url.pathname) : null;
    if (found) return { kind, handle, id: found[1] ?? '' };
  }
  return null;
}

/**
 * The kind by which a request is counted and made to fail; `unknown` for one that Notion does not
 * have.
 */
export const kindOf = (request: LocalRequest): string => route(request)?.kind ?? 'unknown';

function checkHeaders({ headers }: LocalRequest, kind: string): void {
  const key = headers.authorization?.replace(/^Bearer /, '');
  if (key !== DEMO_NOTION_KEY && key !== READ_ONLY_NOTION_KEY) {
    throw new ApiError(401, 'unauthorized', 'API token is invalid.');
  }
  if (headers['notion-version'] !== VERSION) {
    throw new ApiError(400, 'missing_version', `Notion-Version header should be \`${VERSION}\`.`);
  }
  if (key === READ_ONLY_NOTION_KEY && WRITES.has(kind)) {
    throw new ApiError(403, 'restricted_resource', 'Insufficient permissions for this endpoint.');
  }
}

/** Answers one request of Notion's API. */
export function answerApi(workspace: Workspace, request: LocalRequest): LocalReply {
  try {
    const found = route(request);
    if (!found) throw new ApiError(400, 'invalid_request_url', 'Invalid request URL.');
    checkHeaders(request, found.kind);
    const body = request.body === '' ? {} : parseJson(request.body);
    if (body === null) throw new ApiError(400, 'invalid_json', 'Error parsing JSON body.');
    return jsonReply(found.handle({ workspace, id: found.id, body: body as Body }));
  } catch (error) {
    if (error instanceof ApiError) return errorReply(error);
    throw error;
  }
}
