import { sharesOf, type Column, type ColumnId } from '../table/columns.ts';

/** The order in which columns of the view "Work" leave: what the details of a creator show anyway. */
const LEAVING: readonly ColumnId[] = ['followers', 'profile', 'email', 'last'];

/** The column of check boxes, in rem. */
const CHECK_BOX = 2.25;

const cellsOf = ({ id }: Pick<Column, 'id'>) => `& [data-column=${id}]`;

/**
 * Styles of a table, in a box that is a container: a column is left out where the table would have to
 * scroll sideways, and the others share its place.
 */
export function leaveOut(columns: readonly Column[]) {
  let shown = columns;
  const rules = LEAVING.flatMap((id) => {
    if (!shown.some((column) => column.id === id)) return [];
    const needed = sharesOf(shown).least + CHECK_BOX;
    shown = shown.filter((column) => column.id !== id);
    const rule: Record<string, { width: string } | { display: string }> = {};
    for (const column of sharesOf(shown).columns)
      rule[cellsOf(column)] = { width: `${column.width}%` };
    rule[cellsOf({ id })] = { display: 'none' };
    return [[`@container (max-width: ${needed}rem)`, rule] as const];
  });
  return { minWidth: '0', ...Object.fromEntries(rules) };
}
