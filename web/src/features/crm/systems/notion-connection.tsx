import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId } from 'react';
import type { FormState } from '../../../components/form/app-form.tsx';
import { NotionFindings } from './notion-findings.tsx';
import { missingForCheck, notionQuestion, subjectOf } from './notion-question.ts';
import type { NotionValues } from './notion-schema.ts';
import { chosenTable } from './notion-update.ts';
import type { Refusal } from './system-tab.tsx';
import type { NotionCheckState } from './use-notion-check.ts';

/** Checks the database in the form, or the saved one, and shows the findings. */
export function NotionConnection(props: {
  form: FormState<NotionValues>;
  notion: NotionCheckState;
  has_key: boolean;
  refusal: Refusal | null;
}) {
  const { refusal } = props;
  const { values, before, setValue } = props.form;
  const { finding, busy, look } = props.notion;
  const hint = useId();
  const blocked = missingForCheck(values, props.has_key);
  const subject = subjectOf(values);

  // Notion was refused as the active system: the finding shows what to do about it.
  const lookAfterRefusal = useEffectEvent(() => void look({}, subject));
  useEffect(() => {
    if (refusal) lookAfterRefusal();
  }, [refusal]);

  function choose(id: string) {
    setValue('notion_data_source_id', id);
    setValue('chosen_in', values.notion_database_id.trim());
    void look({ ...notionQuestion(values, before), notion_data_source_id: id }, subject);
  }

  return (
    <Stack gap="3">
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="2">
        <Button
          size="sm"
          variant="outline"
          disabled={blocked !== null}
          aria-disabled={busy !== null || undefined}
          aria-describedby={hint}
          onClick={() => {
            if (busy === null) void look(notionQuestion(values, before), subject);
          }}
        >
          {busy === 'looking' ? 'Checking...' : 'Check connection'}
        </Button>
        <Text id={hint} color="fg.muted" flex="1 1 12rem">
          {blocked ?? 'Checks the database without saving anything.'}
        </Text>
      </Flex>
      <div role="status" aria-label="Connection">
        {finding?.subject === subject && (
          <NotionFindings
            finding={finding}
            isAdding={busy === 'adding'}
            chosen={chosenTable(values)}
            onChoose={choose}
            onAddMissing={() => {
              if (busy === null) void look({ ...finding.question, add_missing: true }, subject);
            }}
          />
        )}
      </div>
    </Stack>
  );
}
