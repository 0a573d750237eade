import { validationError } from './api-error.ts';
import { rowsOf, type Page, type Source, type Workspace } from './workspace.ts';
import { cellText } from './write-cells.ts';

const LARGEST_PAGE = 100;

type Condition = Record<string, unknown>;
interface Filter {
  or?: Filter[];
  and?: Filter[];
  property?: string;
  [type: string]: unknown;
}

function matches(condition: Condition, value: unknown): boolean {
  const text = cellText(value);
  return Object.entries(condition).every(([operator, wanted]) => {
    if (typeof value === 'boolean' || typeof wanted === 'boolean') {
      if (operator === 'equals') return (value ?? false) === wanted;
      if (operator === 'does_not_equal') return (value ?? false) !== wanted;
    }
    switch (operator) {
      case 'equals':
        return text === wanted;
      case 'does_not_equal':
        return text !== wanted;
      case 'contains':
        return text.includes(String(wanted));
      case 'is_empty':
        return text === '';
      case 'is_not_empty':
        return text !== '';
      default:
        throw validationError(`body failed validation: the filter ${operator} is not known.`);
    }
  });
}

function test(source: Source, filter: Filter, page: Page): boolean {
  if (filter.or) return filter.or.some((one) => test(source, one, page));
  if (filter.and) return filter.and.every((one) => test(source, one, page));
  const property = source.properties.find(
    ({ id, name }) => name === filter.property || id === filter.property,
  );
  if (!property) {
    throw validationError(`Could not find property with name or id: ${String(filter.property)}`);
  }
  const condition = filter[property.type];
  if (condition === undefined) {
    throw validationError(`database property ${property.type} does not match filter.`);
  }
  return matches(condition as Condition, page.cells[property.id]);
}

interface QueryBody {
  filter?: Filter;
  sorts?: { timestamp?: string; direction?: string }[];
  start_cursor?: string | null;
  page_size?: number;
}

/** The rows that fit, a page of them. Sorted by when they were made, oldest first unless asked otherwise. */
export function queryRows(workspace: Workspace, source: Source, body: QueryBody) {
  const { filter, sorts = [], start_cursor, page_size = LARGEST_PAGE } = body;
  if (page_size > LARGEST_PAGE || page_size < 1) {
    throw validationError('body failed validation: body.page_size should be ≤ `100`.');
  }
  const rows = rowsOf(workspace, source.id).filter((page) => !filter || test(source, filter, page));
  if (sorts[0]?.direction === 'descending') rows.reverse();
  const begin = start_cursor ? rows.findIndex(({ id }) => id === start_cursor) : 0;
  if (begin < 0) throw validationError('The start_cursor provided is invalid.');
  const next = rows[begin + page_size]?.id ?? null;
  return { rows: rows.slice(begin, begin + page_size), next_cursor: next, has_more: next !== null };
}
