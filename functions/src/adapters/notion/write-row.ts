import type { Client } from '@notionhq/client';
import type { NotionField } from '@vibes/core/crm/notion-check';
import { handleField } from '@vibes/core/creator/handles';
import { PLATFORMS, profileUrl } from '@vibes/core/creator/platform';
import { cutText } from '@vibes/core/text/cut-text';
import type { NotionRow } from '../../ports/notion-tables.ts';
import type { Column, Columns } from './column.ts';

/** Characters of one piece of text, pieces of one cell, and what other cells hold (Notion, "Request limits"). */
const PIECE = 2000;
const MOST_PIECES = 100;
const LONGEST_URL = 2000;
const LONGEST_EMAIL = 200;
const LONGEST_OPTION = 100;

export type RowProperties = NonNullable<Parameters<Client['pages']['create']>[0]['properties']>;
type RowValue = RowProperties[string];

/** A text in pieces that Notion takes, none ending within a character. What is beyond the last is left out. */
export function textPieces(text: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length && pieces.length < MOST_PIECES;) {
    const end = Math.min(at + PIECE, text.length);
    const isWithin = /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) && end < text.length;
    const piece = text.slice(at, isWithin ? end - 1 : end);
    pieces.push(piece);
    at += piece.length;
  }
  return pieces;
}

const richText = (text: string | null) =>
  textPieces(text ?? '').map((content) => ({ type: 'text' as const, text: { content } }));

const within = (text: string | null, longest: number) =>
  text && text.length <= longest ? text : null;

/** A comma would part an option in two, so Notion takes none. */
const optionName = (text: string) => cutText(text.replace(/\s*,\s*/g, ' ').trim(), LONGEST_OPTION);

const sameOption = (column: Column, name: string) =>
  column.options.find((option) => option.toLowerCase() === name.toLowerCase());

function chosen(column: Column, text: string | null): RowValue | undefined {
  const name = optionName(text ?? '');
  const known = sameOption(column, name);
  // A select makes the option it lacks; a status column refuses the whole row for it.
  if (column.type === 'status') return known ? { status: { name: known } } : undefined;
  return { select: name ? { name: known ?? name } : null };
}

function valueOf(column: Column, text: string | null): RowValue | undefined {
  switch (column.type) {
    case 'title':
      return { title: richText(text) };
    case 'rich_text':
      return { rich_text: richText(text) };
    case 'email':
      return { email: within(text, LONGEST_EMAIL) };
    case 'url':
      return { url: within(text, LONGEST_URL) };
    case 'select':
    case 'status':
      return chosen(column, text);
    case 'checkbox':
      return undefined;
  }
}

/** A handle is written as it is in a text column, and as the profile's address in one for links. */
function fieldText(field: Exclude<NotionField, 'email_sent'>, column: Column, row: NotionRow) {
  const text = row[field] || null;
  const platform = PLATFORMS.find((one) => handleField(one) === field);
  return platform && column.type === 'url' && text ? profileUrl({ platform, handle: text }) : text;
}

/** The row as Notion takes it: every field that has a column, by the column's own name. */
export function writeRow(columns: Columns, row: NotionRow): RowProperties {
  const cells = (Object.entries(columns) as [NotionField, Column][]).flatMap(([field, column]) => {
    const value =
      field === 'email_sent'
        ? { checkbox: row.email_sent }
        : valueOf(column, fieldText(field, column, row));
    return value ? [[column.name, value] as const] : [];
  });
  return Object.fromEntries(cells);
}
