import { validationError } from './api-error.ts';
import type { Property, Source } from './workspace.ts';

const LONGEST_PIECE = 2000;
const MOST_PIECES = 100;
const LONGEST: Record<string, number> = { url: 2000, email: 200 };
const LONGEST_OPTION = 100;

interface Piece {
  text?: { content?: unknown };
}

function checkPieces(name: string, type: string, value: unknown): void {
  const where = `body.properties.${name}.${type}`;
  if (!Array.isArray(value)) throw validationError(`${where} should be an array.`);
  if (value.length > MOST_PIECES) {
    throw validationError(
      `body failed validation: ${where}.length should be ≤ \`${MOST_PIECES}\`, instead was \`${value.length}\`.`,
    );
  }
  for (const [at, piece] of (value as Piece[]).entries()) {
    const content = piece.text?.content;
    if (typeof content !== 'string') throw validationError(`${where}[${at}].text is not defined.`);
    if (content.length > LONGEST_PIECE) {
      throw validationError(
        `body failed validation: ${where}[${at}].text.content.length should be ≤ \`${LONGEST_PIECE}\`, instead was \`${content.length}\`.`,
      );
    }
  }
}

function checkText(name: string, type: string, value: unknown): void {
  if (value === null) return;
  const longest = LONGEST[type] ?? 0;
  if (typeof value !== 'string' || value === '' || value.length > longest) {
    throw validationError(`body failed validation: body.properties.${name}.${type} is not valid.`);
  }
}

/** A select adds an unknown option; a status column refuses it. */
function checkOption({ name, type, options }: Property, value: unknown): void {
  if (value === null) return;
  const option = (value as { name?: unknown }).name;
  if (typeof option !== 'string' || option.length > LONGEST_OPTION) {
    throw validationError(`body failed validation: body.properties.${name}.${type}.name.`);
  }
  if (option.includes(',')) {
    throw validationError(`Invalid select option, commas not allowed: ${option}`);
  }
  const isKnown = options.some((known) => known.toLowerCase() === option.toLowerCase());
  if (isKnown) return;
  if (type === 'status') {
    throw validationError(`Invalid status option. Status option "${option}" does not exist.`);
  }
  options.push(option);
}

function checkValue(property: Property, value: unknown): void {
  const { name, type } = property;
  if (type === 'title' || type === 'rich_text') return checkPieces(name, type, value);
  if (type === 'url' || type === 'email') return checkText(name, type, value);
  if (type === 'select' || type === 'status') return checkOption(property, value);
  if (type === 'checkbox' && typeof value === 'boolean') return;
  throw validationError(`${name} is expected to be ${type}.`);
}

/**
 * The cells of a row after a write, by column id. Throws where Notion refuses; then nothing is
 * written.
 */
export function writeCells(
  source: Source,
  cells: Record<string, unknown>,
  properties: unknown,
): Record<string, unknown> {
  const changed = Object.entries((properties ?? {}) as Record<string, Record<string, unknown>>);
  const written = changed.map(([key, given]) => {
    const property = source.properties.find(({ id, name }) => name === key || id === key);
    if (!property) throw validationError(`${key} is not a property that exists.`);
    const value = given[property.type];
    if (value === undefined) throw validationError(`${key} is expected to be ${property.type}.`);
    checkValue(property, value);
    return [property.id, value] as const;
  });
  return { ...cells, ...Object.fromEntries(written) };
}

const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
const pieceText = (piece: Piece): string => plain(piece.text?.content);

/** A cell as plain text, for filters and for people. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(pieceText).join('');
  if (typeof value === 'object') return plain((value as { name?: unknown }).name);
  return plain(value);
}
