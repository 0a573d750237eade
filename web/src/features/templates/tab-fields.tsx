import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { FormState } from '../../components/form/app-form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { EMAIL_PLACEHOLDER, TEMPLATE_EXAMPLES } from './template-examples.ts';
import type { TemplateValues } from './template-schema.ts';
import { TEMPLATE_TABS, type TemplateTab } from './template-tabs.ts';
import { VariableList } from './variable-list.tsx';
import { insertText } from './insert-text.ts';

/** The fields of one tab. A variable goes to the field last written in, at its cursor. */
export function TabFields({ tab, form }: { tab: TemplateTab; form: FormState<TemplateValues> }) {
  const { fields, template } = TEMPLATE_TABS[tab];
  const [target, setTarget] = useState(template);

  function insert(variable: string) {
    const control = document.getElementsByName(target)[0];
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const length = control.value.length;
    const selection = {
      start: control.selectionStart ?? length,
      end: control.selectionEnd ?? length,
    };
    const { text, caret } = insertText(control.value, selection, `{{${variable}}}`);
    form.setValue(target, text);
    control.focus();
    // React writes the new value first, and puts the caret at its end.
    setTimeout(() => control.setSelectionRange(caret, caret));
  }

  function insertExample() {
    for (const field of fields)
      if (form.values[field] === '') form.setValue(field, TEMPLATE_EXAMPLES[field]);
  }

  return (
    <Stack
      gap="5"
      onFocus={({ target: control }) => {
        const field = fields.find((name) => name === control.getAttribute('name'));
        if (field) setTarget(field);
      }}
    >
      {tab === 'email' && (
        <>
          <TextField name="email_subject" label="Email Subject" />
          <TextField
            name="email_template"
            label="Email Template"
            rows={12}
            placeholder={EMAIL_PLACEHOLDER}
          />
          <TextField name="email_signature" label="Email Signature" isOptional rows={3} />
        </>
      )}
      {tab === 'instagram' && (
        <TextField name="instagram_template" label="Instagram DM Template" rows={8} />
      )}
      {tab === 'tiktok' && <TextField name="tiktok_template" label="TikTok DM Template" rows={8} />}
      <Flex gap="3" wrap="wrap" align="flex-start" justify="space-between">
        <VariableList onInsert={insert} />
        {form.values[template] === '' && (
          <Button size="xs" variant="outline" onClick={insertExample}>
            Insert example
          </Button>
        )}
      </Flex>
    </Stack>
  );
}
