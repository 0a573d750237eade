import { renderSubject } from '@vibes/core/template/render-email';
import type { TemplateValues as VariableValues } from '@vibes/core/template/template-variables';
import { TextField } from '../../../components/form/text-field.tsx';
import { subjectLength } from '../../../shared/template/subject-length.ts';
import { EMAIL_PLACEHOLDER } from '../../../shared/template/template-examples.ts';
import { BelowField } from './below-field.tsx';
import { noteText } from './note-text.tsx';
import type { TemplateValues } from './template-schema.ts';

/** Subject, template and signature of the email. */
export function EmailFields(props: {
  templates: TemplateValues;
  values: VariableValues | null;
  onExample: (() => void) | null;
}) {
  const { templates, values, onExample } = props;
  const subject = values && renderSubject(templates, values);
  const used = (subject?.ok ? subject.text : templates.email_subject).length;
  return (
    <>
      <TextField
        name="email_subject"
        label="Email Subject"
        hint={noteText(templates.email_subject, subjectLength(used))}
      />
      <TextField
        name="email_template"
        label="Email Template"
        rows={10}
        hint={noteText(templates.email_template)}
        placeholder={EMAIL_PLACEHOLDER}
        frame={(field) => (
          <>
            {field}
            {onExample && <BelowField onExample={onExample} />}
          </>
        )}
      />
      <TextField
        name="email_signature"
        label="Email Signature"
        isOptional
        rows={3}
        hint={noteText(templates.email_signature)}
      />
    </>
  );
}
