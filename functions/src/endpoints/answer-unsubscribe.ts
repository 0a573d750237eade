import type { Unsubscribing } from '../opt-out/run-unsubscribe.ts';
import { askingPage, donePage, FROM_PAGE, UNKNOWN_LINK_PAGE } from './unsubscribe-page.ts';

/**
 * The request as the platform passes it: the path may still hold the endpoint's own name, the body
 * is parsed.
 */
export interface UnsubscribeRequest {
  method: string;
  path: string;
  body: unknown;
}
export interface PageAnswer {
  status: number;
  type: 'html' | 'text';
  body: string;
}
type Run = (asked: { token: string; wants_out: boolean }) => Promise<Unsubscribing>;

const html = (status: number, body: string): PageAnswer => ({ status, type: 'html', body });
const text = (status: number, body: string): PageAnswer => ({ status, type: 'text', body });

const isFromPage = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  Object.entries(body).some(
    ([name, value]) => name === FROM_PAGE.name && value === FROM_PAGE.value,
  );

/**
 * `GET` and `HEAD` show the page and change nothing, for scanners open links; every `POST` opts
 * out, whatever form it has: a person sends it by the page's button, or the mail program does for
 * them (RFC 8058).
 */
export async function answerUnsubscribe(
  { method, path, body }: UnsubscribeRequest,
  run: Run,
): Promise<PageAnswer> {
  if (!['GET', 'HEAD', 'POST'].includes(method)) return text(405, 'Open this link in a browser.');
  const wants_out = method === 'POST';
  const token = path.split('/').at(-1) ?? '';
  const unsubscribing = await run({ token, wants_out });
  if (unsubscribing.state === 'unknown_link') return html(404, UNKNOWN_LINK_PAGE);
  const { state, sender_name } = unsubscribing;
  if (wants_out && !isFromPage(body)) return text(200, 'You’re unsubscribed.');
  return html(200, state === 'done' ? donePage(sender_name) : askingPage(sender_name));
}
