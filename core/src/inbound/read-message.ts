import { parseMail, type ParsedHead } from './parse-mail.ts';
import { readInbound, type InboundReading } from './read-inbound.ts';

/** A message (RFC 5322) as it was read: plain data, which a thread can pass on. */
export interface ReadMessage {
  mail: ParsedHead;
  reading: InboundReading;
}

/** Reads the bytes of a message, also of one that is broken or cut off. Never throws. */
export async function readMessage(raw: Uint8Array): Promise<ReadMessage> {
  const { text, parts, ...mail } = await parseMail(raw);
  return { mail, reading: readInbound({ ...mail, text, parts }) };
}
