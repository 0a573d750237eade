import type { Platform } from '@vibes/core/creator/platform';
import type { JsonObject } from '../json-value.ts';
import { PLATFORM_MARKS } from './platform-marks.ts';
import { isPostRecord } from './record-bio.ts';
import { plainFields } from './record-fields.ts';

/** What a post has besides: its number is not its author's. */
const POST = ['desc', 'awemeid', 'videoid', 'mediaid', 'code'];

/** A number as it is written. JSON rounds the long ones that are not in quotes: they name others. */
const written = (value: unknown): string =>
  typeof value === 'string' || Number.isSafeInteger(value) ? String(value) : '';

/**
 * The platform's own number of the account that this object is about. Only its own fields count: what
 * is around it or in it may be somebody else's. Null where two of them differ.
 */
export function accountNumber(platform: Platform, record: JsonObject): string | null {
  const fields = plainFields(record);
  if (isPostRecord(fields) || POST.some((name) => fields.has(name))) return null;
  const { fields: ranks, form } = PLATFORM_MARKS[platform].number;
  const numbers = ranks
    .map((names) => new Set(names.map((name) => written(fields.get(name)))))
    .map((found) => [...found].filter((number) => form.test(number)))
    .find((found) => found.length > 0);
  return numbers?.length === 1 ? (numbers[0] ?? null) : null;
}
