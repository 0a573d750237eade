/** Reads a folder of labelled contact samples. The labels only score; the finder never sees them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { LocalWorldError } from '../process/local-world-error.ts';
import { creatorSampleSchema, type CreatorSample } from './creator-samples.ts';

const bioSchema = z.object({
  id: z.string(),
  text: z.string(),
  handle: z.string().nullish(),
  emails: z.array(z.string()),
});
const snippetSchema = z.object({
  id: z.string(),
  html: z.string(),
  emails: z.array(z.string()),
  hard: z.boolean().nullish(),
});
const pageSchema = z.object({
  file: z.string(),
  expected: z.object({
    emails: z.array(z.string()),
    emailsHidden: z.array(z.string()).nullish(),
    blocked: z.string().nullish(),
  }),
});

/** What a sample holds by its label. */
export interface Label {
  sample: string;
  emails: string[];
  /** In the data, but not shown: wrong only when offered as the contact. */
  hidden: string[];
  /** The reason why the sample cannot be read; null when it can. */
  blocked: string | null;
}

/** The part of a sample that the finder gets, and its label. */
export interface Labelled<Given> {
  given: Given;
  label: Label;
}

/** A bio, and its handle where known. */
export interface Bio {
  text: string;
  handle: string | null;
}

/** A part is null when the folder does not hold it. */
export interface ContactSamples {
  pages: Labelled<Uint8Array>[] | null;
  bios: Labelled<Bio>[] | null;
  snippets: Labelled<Uint8Array>[] | null;
  hard_snippets: Labelled<Uint8Array>[] | null;
  creators: CreatorSample[] | null;
}

const readOptional = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new LocalWorldError(`${path} cannot be read.`, { cause: error });
  });

function parse<T>(place: string, schema: z.ZodType<T>, json: string): T {
  try {
    return schema.parse(JSON.parse(json));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new LocalWorldError(`${place} is not of the format: ${reason}`, { cause: error });
  }
}

async function readLines<T>(path: string, schema: z.ZodType<T>): Promise<T[] | null> {
  const text = await readOptional(path);
  if (text === null) return null;
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  return lines.flatMap((line, index) =>
    line.trim() ? [parse(`${path}, line ${index + 1},`, schema, line)] : [],
  );
}

/** The entries of `index.json`: whole pages, and creators with the pages they lead to. */
async function readIndex(folder: string) {
  const path = join(folder, 'index.json');
  const text = await readOptional(path);
  if (text === null) return { pages: null, creators: null };
  const entrySchema = z.array(z.union([creatorSampleSchema, pageSchema]));
  const entries = parse(path, entrySchema, text.replace(/^\uFEFF/, ''));
  const creators = entries.filter((entry) => 'profile' in entry);
  const files = entries.filter((entry) => 'file' in entry);
  const pages = await Promise.all(
    files.map(async ({ file, expected }) => {
      const bytes = await readFile(join(folder, file)).catch((error: unknown) => {
        const missing = `${path} names ${file}, which cannot be read.`;
        throw new LocalWorldError(missing, { cause: error });
      });
      const { emails, emailsHidden, blocked } = expected;
      const label = { sample: file, emails, hidden: emailsHidden ?? [], blocked: blocked ?? null };
      return { given: bytes, label };
    }),
  );
  return {
    pages: files.length || !creators.length ? pages : null,
    creators: creators.length ? creators : null,
  };
}

const readable = ({ id, emails }: { id: string; emails: string[] }): Label => ({
  sample: id,
  emails,
  hidden: [],
  blocked: null,
});

/** Throws a sentence that names the file, and the line where there is one. */
export async function readContactSamples(folder: string): Promise<ContactSamples> {
  const [{ pages, creators }, bios, snippets] = await Promise.all([
    readIndex(folder),
    readLines(join(folder, 'bios.jsonl'), bioSchema),
    readLines(join(folder, 'snippets.jsonl'), snippetSchema),
  ]);
  if (!pages && !creators && !bios && !snippets) {
    throw new LocalWorldError(`${folder} holds none of index.json, bios.jsonl and snippets.jsonl.`);
  }
  const pieces = (isHard: boolean) =>
    snippets
      ?.filter(({ hard }) => (hard ?? false) === isHard)
      .map(({ html, ...rest }) => ({ given: Buffer.from(html), label: readable(rest) })) ?? null;
  return {
    pages,
    creators,
    bios:
      bios?.map(({ text, handle, ...rest }) => ({
        given: { text, handle: handle ?? null },
        label: readable(rest),
      })) ?? null,
    snippets: pieces(false),
    hard_snippets: pieces(true),
  };
}
