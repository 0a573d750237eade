/** The words a reader reads in a Markdown text: templates count, the marks around them do not. */
export const wordCount = (markdown: string): number =>
  markdown
    .replace(/^```.*$/gm, '')
    .split(/\s+/)
    .filter(Boolean).length;
