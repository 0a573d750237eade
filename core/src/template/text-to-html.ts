import { splitLinks } from './split-links.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it, also within an attribute in quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function withLinks(text: string): string {
  return splitLinks(text)
    .map((part) => {
      const shown = escapeHtml(part.text);
      return part.is_link ? `<a href="${shown}">${shown}</a>` : shown;
    })
    .join('');
}

/** Plain text as HTML: a paragraph for each group of lines, with its links live. */
export function textToHtml(text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((part) => `<p>${withLinks(part).replaceAll('\n', '<br>')}</p>`);
  return paragraphs.join('\n');
}
