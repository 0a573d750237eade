import { SUBJECT_ON_PHONE } from '@vibes/core/template/template-limits';

/** The length of a subject, and where a phone cuts it. */
export function subjectLength(used: number): string {
  const length = used === 1 ? '1 character' : `${used} characters`;
  return used > SUBJECT_ON_PHONE
    ? `${length}. Phones show about the first ${SUBJECT_ON_PHONE}.`
    : length;
}
