import { Field, NativeSelect } from '@chakra-ui/react';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import type { TemplateTab } from './template-tabs.ts';
import type { Preview } from './use-preview.ts';

/** Of an invented creator, that it is one and why it is there. */
function invention({ creator, values, hasCreators }: Preview, tab: TemplateTab): string {
  if (values.firstName === '')
    return `${creator.name} is invented: a creator whose name shows no first name.`;
  return hasCreators && tab !== 'email'
    ? `None of your newest creators is on ${PLATFORM_NAMES[tab]}, so ${creator.name} is invented.`
    : `${creator.name} is invented. Once you have captured a creator, you see the real one here.`;
}

/** Which creator the preview is written to. */
export function PreviewChoice({ tab, preview }: { tab: TemplateTab; preview: Preview }) {
  const { creator, choices } = preview;
  return (
    <Field.Root>
      <Field.Label>Preview with</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          value={creator.id}
          onChange={({ target }) => preview.choose(target.value)}
        >
          {choices.map(({ id, name, handle }) => (
            <option key={id} value={id}>
              {`${name} (@${handle})`}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {creator.is_invented && <Field.HelperText>{invention(preview, tab)}</Field.HelperText>}
    </Field.Root>
  );
}
