import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LocalWorldError } from '../process/local-world-error.ts';

/** What a message may do by itself, in the order in which it is told. */
export const CONSEQUENCES = [
  'status',
  'address_marked',
  'follow_up_ended',
  'follow_up_held',
  'offered',
] as const;
export type Consequence = (typeof CONSEQUENCES)[number];

const labelSchema = z.object({
  file: z.string(),
  /** What the message is, whatever it proves. `own`: the user wrote it by hand. */
  class: z.enum(['reply', 'auto', 'bounce', 'own', 'other']),
  /** The sender's own words, without what they quote. */
  own_text: z.string().optional(),
  bounced_address: z.string().optional(),
  temporary: z.boolean().optional(),
  /** The address that was written to. */
  contact: z.string().optional(),
  /** A Message-ID that begins with it is the one that we sealed of that email. */
  token: z.string().min(1).optional(),
  /** Where the message lies; in the inbox by default. */
  folder: z.enum(['inbox', 'junk', 'sent']).optional(),
  /** What it does to the creator and their follow-up. */
  does: z.array(z.enum(CONSEQUENCES)).optional(),
});
export type InboundLabel = z.infer<typeof labelSchema>;
export interface InboundSample extends InboundLabel {
  raw: Buffer;
}

/** The messages that `index.json` of the folder lists. Throws, with a sentence, when one is missing. */
export async function readInboundSamples(folder: string): Promise<InboundSample[]> {
  const path = join(folder, 'index.json');
  const text = await readFile(path, 'utf8').catch(() => {
    throw new LocalWorldError(`There is no index.json in ${folder}.`);
  });
  const read = z.array(labelSchema).safeParse(parsed(text, path));
  if (!read.success) throw new LocalWorldError(`${path}: ${z.prettifyError(read.error)}`);
  return Promise.all(
    read.data.map(async (label) => {
      const raw = await readFile(join(folder, label.file)).catch(() => {
        throw new LocalWorldError(`${path} lists ${label.file}, which cannot be read.`);
      });
      return { ...label, raw };
    }),
  );
}

/** What is null says nothing, like what is left out. */
function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''), (_, value: unknown) => value ?? undefined);
  } catch (error) {
    throw new LocalWorldError(`${path} is no JSON: ${String(error)}`, { cause: error });
  }
}
