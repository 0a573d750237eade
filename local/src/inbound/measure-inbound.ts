import { parseMail } from '@vibes/core/inbound/parse-mail';
import { readInbound, type InboundReading } from '@vibes/core/inbound/read-inbound';
import type { InboundLabel, InboundSample } from './inbound-samples.ts';

interface Part {
  total: number;
  mistakes: string[];
}

export interface Mistake {
  file: string;
  found: string;
  expected: string;
}

export interface InboundMeasure {
  total: number;
  mistakes: Mistake[];
  own_text: Part;
  bounces: Part;
}

/** Without what nobody sees: how white space, breaks and accents are written, and marks of direction. */
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const hasOwnText = ({ own_text = '' }: InboundLabel, { text }: InboundReading): boolean =>
  folded(text) === folded(own_text);

function hasBounce({ bounced_address, temporary }: InboundLabel, { bounce }: InboundReading) {
  const address = bounce?.address ?? '';
  const isAddress = bounced_address === undefined || address === bounced_address.toLowerCase();
  return isAddress && (temporary === undefined || bounce?.is_temporary === temporary);
}

const isBounce = ({ class: kind, bounced_address, temporary }: InboundLabel): boolean =>
  kind === 'bounce' && (bounced_address !== undefined || temporary !== undefined);

type Read = InboundLabel & { reading: InboundReading };

const part = (all: Read[], isRight: (label: InboundLabel, reading: InboundReading) => boolean) => ({
  total: all.length,
  mistakes: all.filter((one) => !isRight(one, one.reading)).map(({ file }) => file),
});

/** What the product reads of each message, against its label. */
export async function measureInbound(samples: InboundSample[]): Promise<InboundMeasure> {
  const all: Read[] = await Promise.all(
    samples.map(async ({ raw, ...label }) => ({
      ...label,
      reading: readInbound(await parseMail(raw)),
    })),
  );
  return {
    total: all.length,
    mistakes: all
      // What the user wrote is told by where it is, not by what it says.
      .filter((one) => one.class !== 'own' && one.reading.class !== one.class)
      .map(({ file, reading, class: expected }) => ({ file, found: reading.class, expected })),
    own_text: part(
      all.filter(({ own_text }) => own_text !== undefined),
      hasOwnText,
    ),
    bounces: part(all.filter(isBounce), hasBounce),
  };
}
