import { Box, Button, Flex } from '@chakra-ui/react';
import type { Plan } from '@vibes/core/plan/plan';
import { Note } from '../../components/note.tsx';

/** For whoever left the pay page: what became of it, and the way to try again. */
export function CancelledNote(props: { plan: Plan | null; onRetry: (plan: Plan) => void }) {
  const { plan, onRetry } = props;
  return (
    <Box role="status">
      <Note>
        <Flex align="center" justify="space-between" wrap="wrap" gap="3">
          Payment was not completed. Nothing was charged.
          {plan && (
            <Button size="xs" variant="outline" my={{ md: '-1.5' }} onClick={() => onRetry(plan)}>
              Try again
            </Button>
          )}
        </Flex>
      </Note>
    </Box>
  );
}
