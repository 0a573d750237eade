import PostalMime from 'postal-mime';

/** A message as the mailbox shows it. */
export interface ReceivedMail {
  /** Address of the From header. */
  from: string;
  /** The recipients of the envelope, whatever its headers say. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** Lower-case names; a header that occurs twice has two values. */
  headers: Record<string, string[]>;
  /** ISO 8601: its Date header, else the time it came. */
  date: string;
}

/** Reads a raw message. `sender` and `to` are what the envelope said. */
export async function readMail(input: {
  raw: Buffer;
  sender: string;
  to: string[];
  now: Date;
}): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(input.raw);
  const headers: Record<string, string[]> = {};
  for (const { key, value } of mail.headers) {
    headers[key] = [...(headers[key] ?? []), value];
  }
  return {
    from: mail.from?.address ?? input.sender,
    to: input.to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers,
    date: mail.date ?? input.now.toISOString(),
  };
}
