import { rowsOf, type Source, type Workspace } from './workspace.ts';
import { cellText } from './write-cells.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const row = (tag: 'td' | 'th', cells: string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`;

function table(workspace: Workspace, source: Source): string {
  const rows = rowsOf(workspace, source.id).map((page) =>
    row(
      'td',
      source.properties.map(({ id, type }) =>
        type === 'checkbox' ? (page.cells[id] === true ? '✓' : '') : cellText(page.cells[id]),
      ),
    ),
  );
  const head = row(
    'th',
    source.properties.map(({ name }) => name),
  );
  return `<h3>${escape(source.name)} · ${rows.length}</h3><table>${head}${rows.join('')}</table>`;
}

const STYLE = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui;margin:2rem}
table{border-collapse:collapse}td,th{border:1px solid #8886;padding:.3rem .6rem;text-align:left;
max-width:24rem;overflow-wrap:anywhere;vertical-align:top}code{user-select:all}`;

/** The workspace for people: every database with its id and its rows. */
export function rowsPage(workspace: Workspace, api_key: string): string {
  const databases = workspace.databases.map(
    ({ id, title, is_shared, sources }) =>
      `<h2>${escape(title)}${is_shared ? '' : ' (not shared)'}</h2><p>Database ID <code>${id}</code></p>` +
      sources.map((source) => table(workspace, source)).join(''),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><meta http-equiv="refresh" content="5"><title>Local Notion</title><style>${STYLE}</style><h1>Local Notion</h1><p>API key <code>${escape(api_key)}</code></p>${databases.join('')}</html>`;
}
