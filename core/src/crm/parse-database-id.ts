const UUID = '[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}';
/** A path's last part: the id alone, or after the title. */
const AT_END = new RegExp(`(?:^|[^0-9a-z])(${UUID})$`, 'i');
const ADDRESS = /^(?:(?:https?|notion):\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?::\d+)?\//i;
const NOTION_HOST = /(?:^|\.)notion\.(?:so|site|com)$/i;

/**
 * The id that a person pasted for a database: the id with or without dashes, or the address of its
 * page. What follows a `?` names views and previewed pages, never the database. Whether the id is a
 * database's, a table's or a page's only Notion knows.
 *
 * @returns the id in lower case with dashes, null when there is none
 */
export function parseDatabaseId(pasted: string): string | null {
  const text = pasted.trim().replace(/^[<"'`]+|[>"'`]+$/g, '');
  const host = ADDRESS.exec(text)?.[1];
  if (host && !NOTION_HOST.test(host)) return null;
  // Notion's tools name tables so.
  const path = text.replace(/^collection:\/\//i, '').split(/[?#]/, 1)[0] ?? '';
  for (const part of path.split('/').reverse()) {
    const id = AT_END.exec(part)?.[1]?.replaceAll('-', '').toLowerCase();
    if (id)
      return [
        [0, 8],
        [8, 12],
        [12, 16],
        [16, 20],
        [20, 32],
      ]
        .map(([a, b]) => id.slice(a, b))
        .join('-');
  }
  return null;
}
