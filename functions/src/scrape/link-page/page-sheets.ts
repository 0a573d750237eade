/** Where what follows is no style of the page: comments, scripts, what is shown without scripts. */
const PASSED_OVER: Record<string, string> = {
  '<!--': '-->',
  '<script': '</script',
  '<noscript': '</noscript',
  '<template': '</template',
};
const MARK = /<(?:!--|(?:script|noscript|template|style)(?=[\s>]))/gi;
const MOST_SHEETS = 100;

/**
 * The page's own style sheets, also those that stand below what they style. To
 * be read before the page is walked; takes one pass.
 */
export function pageSheets(body: string): string[] {
  const sheets: string[] = [];
  if (!/<style[\s>]/i.test(body)) return sheets;
  const lower = body.toLowerCase();
  // Lower case may be longer than the text itself (İ); then places would not fit.
  const text = lower.length === body.length ? lower : body;
  MARK.lastIndex = 0;
  for (let mark = MARK.exec(text); mark && sheets.length < MOST_SHEETS; mark = MARK.exec(text)) {
    const [name] = mark;
    const close = PASSED_OVER[name] ?? '</style';
    const found = text.indexOf(close, MARK.lastIndex);
    const end = found < 0 ? text.length : found;
    const start = text.indexOf('>', mark.index) + 1;
    if (close === '</style' && start > 0 && start <= end) sheets.push(body.slice(start, end));
    MARK.lastIndex = end;
  }
  return sheets;
}
