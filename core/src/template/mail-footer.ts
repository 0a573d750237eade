import { cleanLines } from './clean-text.ts';
import type { RenderedEmail, RenderedFooter } from './rendered-email.ts';
import { escapeHtml } from './text-to-html.ts';

/** The lines below an email: how to unsubscribe, and who sends it from where. */
export interface MailFooter {
  /** An address with http or https; null leaves the line out. */
  unsubscribe_url: string | null;
  /** One line or several; empty leaves it out. */
  postal_address: string;
}

export const UNSUBSCRIBE_QUESTION = 'Not interested?';
export const UNSUBSCRIBE_WORD = 'Unsubscribe';

/** The lines of a postal address as they are sent, without empty ones. */
export const addressLines = (postal_address: string): string[] =>
  cleanLines(postal_address)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

// Not "-- ": that begins the signature, and mail programs fold away what follows it.
const RULE = '———';
// No color of its own: no gray can be read both on white and on a mail program's dark ground.
const STYLE = 'margin-top:24px;font-size:12px';

/** The footer as it is sent, in both forms; null when nothing is in it. */
export function renderFooter({
  unsubscribe_url,
  postal_address,
}: MailFooter): RenderedFooter | null {
  const address = addressLines(postal_address);
  const text = [...address];
  const html = address.map(escapeHtml);
  if (unsubscribe_url !== null) {
    text.unshift(`${UNSUBSCRIBE_QUESTION} ${UNSUBSCRIBE_WORD}: ${unsubscribe_url}`);
    html.unshift(
      `${UNSUBSCRIBE_QUESTION} <a href="${escapeHtml(unsubscribe_url)}" style="color:inherit">${UNSUBSCRIBE_WORD}</a>`,
    );
  }
  if (text.length === 0) return null;
  return {
    text: `${RULE}\n${text.join('\n')}`,
    html: `<p style="${STYLE}">${html.join('<br>')}</p>`,
    has_link: unsubscribe_url !== null,
  };
}

/** The email as it is sent: with the footer below its text and its HTML. Adds one at each call. */
export function withFooter(email: RenderedEmail, footer: RenderedFooter | null): RenderedEmail {
  const { subject, text, html } = email;
  if (!footer) return { subject, text, html };
  return { subject, text: `${text}\n\n${footer.text}`, html: `${html}\n${footer.html}` };
}
