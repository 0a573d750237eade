import type { EmailSettings } from '../account/email-settings.ts';
import { addressLines, UNSUBSCRIBE_QUESTION, UNSUBSCRIBE_WORD } from './footer-lines.ts';
import type { RenderedEmail, RenderedFooter } from './rendered-email.ts';
import { escapeHtml } from './text-to-html.ts';

/** What the lines below an email say: how to unsubscribe, and who sends it from where. */
export interface MailFooter {
  has_link: boolean;
  /** One line or several; empty leaves it out. */
  postal_address: string;
}

// Not "-- ": that begins the signature, and mail programs fold away what follows it.
const RULE = '———';
// No color of its own: no gray can be read both on white and on a mail program's dark ground.
const STYLE = 'margin-top:24px;font-size:12px';

/** Takes the place of the link in a stored footer: only the functions that send can make it. */
const LINK = '{unsubscribe_link}';

/** The footer of an email of these settings. By webhook the link is always in it: there is no header for it. */
export const footerOf = ({
  opt_out_footer,
  active_email_mode,
  postal_address,
}: Pick<EmailSettings, 'opt_out_footer' | 'active_email_mode' | 'postal_address'>): MailFooter => ({
  has_link: opt_out_footer || active_email_mode === 'webhook',
  postal_address,
});

/** The footer as it is stored, in both forms; null when nothing is in it. */
export function renderFooter({ has_link, postal_address }: MailFooter): RenderedFooter | null {
  const address = addressLines(postal_address);
  const text = [...address];
  const html = address.map(escapeHtml);
  if (has_link) {
    text.unshift(`${UNSUBSCRIBE_QUESTION} ${UNSUBSCRIBE_WORD}: ${LINK}`);
    html.unshift(
      `${UNSUBSCRIBE_QUESTION} <a href="${LINK}" style="color:inherit">${UNSUBSCRIBE_WORD}</a>`,
    );
  }
  if (text.length === 0) return null;
  return {
    text: `${RULE}\n${text.join('\n')}`,
    html: `<p style="${STYLE}">${html.join('<br>')}</p>`,
    has_link,
  };
}

/**
 * The email as it is sent: with the footer below its text and its HTML. Adds one at each call.
 * @param link where the recipient unsubscribes: http or https, or words in its place for a reader
 *   who is somebody else
 */
export function withFooter(
  email: RenderedEmail,
  footer: RenderedFooter | null,
  link: string,
): RenderedEmail {
  const { subject, text, html } = email;
  if (!footer) return { subject, text, html };
  const filled = (lines: string, as: string) =>
    footer.has_link ? lines.replace(LINK, () => as) : lines;
  return {
    subject,
    text: `${text}\n\n${filled(footer.text, link)}`,
    html: `${html}\n${filled(footer.html, escapeHtml(link))}`,
  };
}
