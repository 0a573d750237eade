import { Field, NativeSelect, Text } from '@chakra-ui/react';
import { PLATFORM_NAMES } from '@vibes/core/creator/platform';
import type { TemplateTab } from './template-tabs.ts';
import type { Preview } from './use-preview.ts';

/** Which creator the preview is written to; without one, that it is an invented one and why. */
export function PreviewChoice({ tab, preview }: { tab: TemplateTab; preview: Preview }) {
  const { creator, recipients } = preview;
  if (creator.id !== null)
    return (
      <Field.Root>
        <Field.Label>Preview with</Field.Label>
        <NativeSelect.Root size="sm">
          <NativeSelect.Field
            value={creator.id}
            onChange={({ target }) => preview.choose(target.value)}
          >
            {recipients.map(({ id, name, handle }) => (
              <option key={id} value={id ?? ''}>
                {`${name} (@${handle})`}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
    );
  return (
    <Text color="fg.muted">
      {preview.hasCreators && tab !== 'email'
        ? `None of your newest creators is on ${PLATFORM_NAMES[tab]}, so ${creator.name} is invented.`
        : `${creator.name} is invented. Once you have captured a creator, you see the real one here.`}
    </Text>
  );
}
