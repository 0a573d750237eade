/** Markup; every text in it is escaped. */
export interface Html {
  markup: string;
}
type Part = Html | Html[] | string | number | null;

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function render(part: Part): string {
  if (part === null) return '';
  if (Array.isArray(part)) return part.map(({ markup }) => markup).join('');
  return typeof part === 'object' ? part.markup : escape(String(part));
}

/** A template of markup: values are escaped, unless they are markup. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: texts.reduce((all, text, place) => all + render(parts[place - 1] ?? null) + text),
});
