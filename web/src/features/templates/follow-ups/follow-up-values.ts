import type { FollowUpTemplate } from '@vibes/core/template/message-templates';
import {
  MOST_WORKING_DAYS,
  TEMPLATE_MAXIMUM,
  TEMPLATE_MINIMUM,
} from '@vibes/core/template/template-limits';
import { object, string, type ObjectSchema } from 'yup';
import { templateText } from '../fields/template-schema.ts';

/** The form of both follow-ups. An empty text means that there is none. */
export interface FollowUpValues {
  first_body: string;
  first_days: string;
  second_body: string;
  second_days: string;
}

/** Working days of a follow-up that is new. */
const USUAL_DAYS = ['3', '7'] as const;

export const followUpValues = ([first, second]: readonly FollowUpTemplate[]): FollowUpValues => ({
  first_body: first?.body ?? '',
  first_days: first ? String(first.after_working_days) : USUAL_DAYS[0],
  second_body: second?.body ?? '',
  second_days: second ? String(second.after_working_days) : USUAL_DAYS[1],
});

/** The follow-ups that the form describes; a second one alone is the first. */
export function followUpTemplates(values: FollowUpValues): FollowUpTemplate[] {
  const { first_body, first_days, second_body, second_days } = values;
  return [
    { body: first_body, after_working_days: Number(first_days) },
    { body: second_body, after_working_days: Number(second_days) },
  ].filter(({ body }) => body.trim() !== '');
}

const TOO_SHORT = 'A follow-up must be at least 10 characters.';
const DAYS = `Enter a number of working days from 1 to ${MOST_WORKING_DAYS}.`;

const body = () =>
  templateText('A follow-up', TEMPLATE_MAXIMUM.body)
    .test('long enough', TOO_SHORT, (text = '') => {
      const { length } = text.trim();
      return length === 0 || length >= TEMPLATE_MINIMUM.body;
    })
    .default('');

const days = () =>
  string()
    .test(
      'days',
      DAYS,
      (text = '') =>
        /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_WORKING_DAYS,
    )
    .default('');

/** The form's rules. What passes here passes the server's schema too. */
export const followUpSchema: ObjectSchema<FollowUpValues> = object({
  first_body: body(),
  first_days: days(),
  second_body: body(),
  second_days: days(),
});

export const FOLLOW_UP_FIELDS = Object.keys(followUpSchema.fields) as (keyof FollowUpValues)[];
