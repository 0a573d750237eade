import { Button } from '@chakra-ui/react';
import { marked } from '../../../components/marked.ts';
import { aboutOf } from '../delivery-actions.ts';
import { thingOf } from '../delivery-words.ts';
import type { ListedDelivery } from '../listed-delivery.ts';
import { openReview } from './open-review.ts';

/** Opens an email on hold, to be read, changed, sent or stopped. */
export function ReviewButton(props: {
  delivery: ListedDelivery;
  isMarked?: boolean;
  size?: 'xs' | 'sm';
}) {
  const { delivery, isMarked = false, size = 'xs' } = props;
  return (
    <Button
      size={size}
      {...marked(isMarked)}
      aria-haspopup="dialog"
      aria-label={aboutOf('Review', thingOf(delivery))}
      onClick={() => openReview([delivery.id])}
    >
      Review
    </Button>
  );
}
