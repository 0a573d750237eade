import { Button } from '@chakra-ui/react';
import { aboutOf } from '../delivery-actions.ts';
import { thingOf } from '../delivery-words.ts';
import type { ListedDelivery } from '../listed-delivery.ts';
import { openReview } from './open-review.ts';

/** Opens an email on hold, to be read, changed, sent or stopped: its marked action. */
export function ReviewButton({ delivery }: { delivery: ListedDelivery }) {
  return (
    <Button
      size="xs"
      colorPalette="accent"
      aria-haspopup="dialog"
      aria-label={aboutOf('Review', thingOf(delivery))}
      onClick={() => openReview([delivery.id])}
    >
      Review
    </Button>
  );
}
