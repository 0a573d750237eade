import type {
  MessageTemplates,
  MessageTemplatesUpdate,
} from '@vibes/core/template/message-templates';
import type { ObjectSchema } from 'yup';
import { changedFields } from '../../../components/form/changed-fields.ts';
import {
  FOLLOW_UP_FIELDS,
  followUpSchema,
  followUpTemplates,
  followUpValues,
  type FollowUpValues,
} from '../follow-ups/follow-up-values.ts';
import { templateSchema, type TemplateValues } from './template-schema.ts';

/** The one form of the page: the templates of all tabs, and the follow-ups. */
export type EditorValues = TemplateValues & FollowUpValues;
export type FieldName = keyof EditorValues;

const TEMPLATE_FIELDS = Object.keys(templateSchema.fields) as (keyof TemplateValues)[];
export const EDITOR_FIELDS: readonly FieldName[] = [...TEMPLATE_FIELDS, ...FOLLOW_UP_FIELDS];

export const isFollowUpField = (name: string): boolean =>
  FOLLOW_UP_FIELDS.some((field) => field === name);

export const editorValues = ({ follow_ups, ...templates }: MessageTemplates): EditorValues => ({
  ...templates,
  ...followUpValues(follow_ups),
});

const ALL: ObjectSchema<EditorValues> = templateSchema.concat(followUpSchema);

type EditorSchema = Pick<ObjectSchema<EditorValues>, 'validate'>;

/** The form's rules. A template that was never written keeps nobody from saving follow-ups alone. */
export const editorSchema = (saved: MessageTemplates): EditorSchema => ({
  validate(values: Partial<EditorValues>, options) {
    const before = editorValues(saved);
    // An empty field comes as undefined.
    const isChanged = (name: FieldName) => (values[name] ?? '') !== before[name];
    const areFollowUpsAlone = FOLLOW_UP_FIELDS.some(isChanged) && !TEMPLATE_FIELDS.some(isChanged);
    const schema = areFollowUpsAlone ? (followUpSchema as ObjectSchema<EditorValues>) : ALL;
    return schema.validate(values, options);
  },
});

/**
 * What a save sends: one write of what was changed. The rest may have been changed elsewhere since
 * `before` was read. Follow-ups are saved together, since their order counts.
 */
export function editorUpdate(values: EditorValues, before: EditorValues): MessageTemplatesUpdate {
  const changed = Object.entries(changedFields(values, before));
  const templates = changed.filter(([name]) => !isFollowUpField(name));
  return {
    ...Object.fromEntries(templates),
    ...(templates.length < changed.length && { follow_ups: followUpTemplates(values) }),
  };
}
