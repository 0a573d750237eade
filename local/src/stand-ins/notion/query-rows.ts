import { validationError } from './api-error.ts';
import { rowsOf, type Source, type Workspace } from './workspace.ts';
import { cellText } from './write-cells.ts';

/** One filter: a column of this type holds exactly this text. */
type Filter = { property: string } & Record<string, unknown>;
interface QueryBody {
  filter?: { or: Filter[] };
  page_size?: number;
}

/** What a cell of the filter's column must be, by the column's id. */
function readFilter({ properties }: Source, filter: Filter): { id: string; equals: unknown } {
  const property = properties.find(({ name }) => name === filter.property);
  if (!property) throw validationError(`Could not find property with name: ${filter.property}`);
  const condition = filter[property.type] as { equals?: unknown } | undefined;
  if (condition?.equals === undefined) {
    throw validationError(`database property ${property.type} does not match filter.`);
  }
  return { id: property.id, equals: condition.equals };
}

/** The first rows that one of the filters fits, oldest first. */
export function queryRows(workspace: Workspace, source: Source, body: QueryBody) {
  const wanted = body.filter?.or.map((filter) => readFilter(source, filter));
  const rows = rowsOf(workspace, source.id).filter(
    ({ cells }) => wanted?.some(({ id, equals }) => cellText(cells[id]) === equals) ?? true,
  );
  return rows.slice(0, body.page_size);
}
