/** The words of a Markdown text: templates count, their syntax does not. */
export const wordCount = (markdown: string): number =>
  markdown
    .replace(/^```.*$/gm, '')
    .split(/\s+/)
    .filter(Boolean).length;
