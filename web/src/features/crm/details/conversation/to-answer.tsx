import { Button } from '@chakra-ui/react';
import { marked } from '../../../../components/marked.ts';

/** The field for an answer. Only one creator is open at a time. */
export const ANSWER_ID = 'answer';

/** Leads to the field for an answer. */
export function ToAnswer() {
  const lead = () => {
    const field = document.getElementById(ANSWER_ID);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  };
  return (
    <Button size="sm" {...marked(true)} onClick={lead}>
      Answer
    </Button>
  );
}
