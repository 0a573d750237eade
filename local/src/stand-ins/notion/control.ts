import { z } from 'zod';
import { controlRoute, jsonReply, parseJson, type LocalReply } from '../local-server.ts';
import { faultSchema, type NotionFault } from './fault.ts';
import { findSource, planColumn, planSource, rowsOf, type Workspace } from './workspace.ts';
import { cellText } from './write-cells.ts';

/** What the stand-in keeps besides the workspace. */
export interface NotionState {
  workspace: Workspace;
  faults: NotionFault[];
  /** Requests so far, by kind. */
  requests: Record<string, number>;
}

const columns = z.record(z.string(), z.string());
const databaseSchema = z.strictObject({
  title: z.string(),
  is_shared: z.boolean().default(true),
  sources: z
    .array(
      z.strictObject({
        name: z.string(),
        columns,
        options: z.record(z.string(), z.array(z.string())).optional(),
      }),
    )
    .min(1),
});
const shareSchema = z.strictObject({ database_id: z.string(), is_shared: z.boolean() });
const trashSchema = z.strictObject({ id: z.string(), in_trash: z.boolean() });
const columnsSchema = z.strictObject({ data_source_id: z.string(), columns });

/** The whole workspace, cells as plain text by column. */
function overview({ workspace, faults, requests }: NotionState) {
  const databases = workspace.databases.map((database) => ({
    ...database,
    sources: database.sources.map((source) => ({
      id: source.id,
      name: source.name,
      columns: Object.fromEntries(source.properties.map(({ name, type }) => [name, type])),
      rows: rowsOf(workspace, source.id).map(({ id, cells }) => ({
        id,
        cells: Object.fromEntries(
          source.properties.map((property) => [property.name, cellText(cells[property.id])]),
        ),
      })),
    })),
  }));
  return { requests, faults, databases };
}

function addDatabase({ workspace }: NotionState, plan: z.infer<typeof databaseSchema>) {
  const { title, is_shared } = plan;
  const sources = plan.sources.map(({ options, ...source }) =>
    planSource({ ...source, ...(options && { options }) }),
  );
  const database = { id: crypto.randomUUID(), title, is_shared, in_trash: false, sources };
  workspace.databases.push(database);
}

function share({ workspace }: NotionState, wanted: z.infer<typeof shareSchema>) {
  const database = workspace.databases.find(({ id }) => id === wanted.database_id);
  if (database) database.is_shared = wanted.is_shared;
}

function trash({ workspace }: NotionState, wanted: z.infer<typeof trashSchema>) {
  for (const one of [...workspace.databases, ...workspace.pages]) {
    if (one.id === wanted.id) one.in_trash = wanted.in_trash;
  }
}

function replaceColumns({ workspace }: NotionState, wanted: z.infer<typeof columnsSchema>) {
  const source = findSource(workspace, wanted.data_source_id)?.source;
  if (!source) return;
  source.properties = Object.entries(wanted.columns).map(([name, type]) => planColumn(name, type));
}

function addFault(state: NotionState, fault: NotionFault) {
  state.faults.push(fault);
}

const route = controlRoute<NotionState>();

/** The requests of `POST /control/…`, and what they do. */
const ROUTES = [
  route('faults', faultSchema, addFault),
  route('databases', databaseSchema, addDatabase),
  route('share', shareSchema, share),
  route('trash', trashSchema, trash),
  route('columns', columnsSchema, replaceColumns),
];

/** Answers requests under /control, each time with the whole state. */
export function answerControl(
  state: NotionState,
  { method, path, body }: { method: string; path: string; body: string },
): LocalReply {
  if (method === 'DELETE' && path === '/control/faults') state.faults = [];
  if (method === 'GET' || method === 'DELETE') return jsonReply(overview(state));
  const found = ROUTES.find((one) => one.path === path);
  if (!found) return jsonReply({ error: 'not found' }, 404);
  return found.apply(state, parseJson(body), () => jsonReply(overview(state)));
}
