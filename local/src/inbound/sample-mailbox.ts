import { parseHead, type ParsedHead } from '@vibes/core/inbound/parse-mail';
import type { InboundSample } from './inbound-samples.ts';

/** The mailbox that a sample is in, and who was written to from it. Addresses are in lower case. */
export interface SampleMailbox {
  /** The user's own address. */
  address: string;
  contact: string;
  arrived_at: Date;
}

const SOMEBODY = 'max@gmail.com';
/** Written to where a label names nobody: no sample is from here. */
const NOBODY = 'nobody@written-to.test';

/** No message of a mailbox is older; clocks that were never set are. */
const EARLIEST = new Date('2000-01-01T00:00:00Z');

/** The date behind the last semicolon of the topmost hop (RFC 5322, 3.6.7), else the message's own. */
function arrivalOf({ trace, date }: ParsedHead): Date | undefined {
  const hop = trace.find(({ name }) => name === 'received')?.value ?? '';
  const hop_at = new Date(/;([^;]*)$/.exec(hop)?.[1] ?? Number.NaN);
  return [hop_at, date].find((at) => at !== null && at >= EARLIEST) ?? undefined;
}

/** Whom a message is about, by its label: who answers, who was not reached, whom the user wrote to. */
function contactOf({ class: kind, bounced_address }: InboundSample, head: ParsedHead): string {
  if (kind === 'bounce') return bounced_address ?? '';
  if (kind === 'own') return head.to[0] ?? '';
  return kind === 'other' ? '' : head.from.address;
}

/** By its label, else by its header; a message without a date has just arrived. */
export async function sampleMailbox(sample: InboundSample): Promise<SampleMailbox> {
  const head = await parseHead(sample.raw);
  const [delivered = ''] = head.headers['delivered-to'] ?? [];
  return {
    address: delivered.toLowerCase() || SOMEBODY,
    contact: (sample.contact ?? contactOf(sample, head)).toLowerCase() || NOBODY,
    arrived_at: arrivalOf(head) ?? new Date(),
  };
}
