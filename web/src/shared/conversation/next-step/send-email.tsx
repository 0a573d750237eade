import { Box, Button } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { marked } from '../../../components/marked.ts';
import { sendEmail } from '../../delivery/act-on-delivery.data.ts';
import { DoubtDialog } from '../../delivery/doubt-dialog.tsx';
import { useDoubtful } from '../../delivery/use-doubtful.ts';

/** Sends the first email to a creator who has an address, or the next after one that bounced; draws nothing without an address. */
export function SendEmail(props: {
  creator: Creator;
  /** The newest email. */
  delivery: Pick<Delivery, 'revision'> | null;
  isMarked: boolean;
}) {
  const { creator, delivery, isMarked } = props;
  const { email, name, opted_out_at } = creator;
  const work = useDoubtful((anyway) => sendEmail(creator, anyway, delivery?.revision ?? null));
  if (!email || opted_out_at) return null;
  return (
    <Box>
      <Button
        size="sm"
        {...marked(isMarked)}
        maxW="full"
        h="auto"
        minH="9"
        py="1.5"
        whiteSpace="normal"
        textAlign="start"
        overflowWrap="anywhere"
        aria-disabled={work.isBusy || undefined}
        onClick={() => work.start(null)}
      >
        {work.isBusy ? 'Sending...' : `Send email to ${email}`}
      </Button>
      <DoubtDialog of={work} name={name} />
    </Box>
  );
}
