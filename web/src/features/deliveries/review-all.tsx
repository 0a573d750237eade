import { Button } from '@chakra-ui/react';
import { openReview } from '../../shared/delivery/review/open-review.ts';
import { useHeldEmails } from '../../shared/delivery/review/use-held-emails.ts';

/** Opens the review of all emails that wait for the person; nothing while none does. */
export function ReviewAll() {
  const { ids, hasMore } = useHeldEmails();
  if (ids.length === 0) return null;
  const emails = ids.length === 1 ? '1 email' : `${ids.length} emails`;
  return (
    <Button
      size="sm"
      colorPalette="accent"
      alignSelf="flex-start"
      mb="4"
      aria-haspopup="dialog"
      onClick={() => openReview(ids)}
    >
      {hasMore ? `Review the first ${emails}` : `Review ${emails}`}
    </Button>
  );
}
