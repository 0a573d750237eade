import { Button } from '@chakra-ui/react';
import { marked } from '../../components/marked.ts';
import { confirmDelivery, sendDelivery, stopDelivery } from './act-on-delivery.data.ts';
import { aboutOf, type DeliveryAction } from './delivery-actions.ts';
import { nameOf, thingOf } from './delivery-words.ts';
import { DoubtDialog } from './doubt-dialog.tsx';
import type { ListedDelivery } from './listed-delivery.ts';
import { useDoubtful } from './use-doubtful.ts';

const ACTS = { send: sendDelivery, stop: stopDelivery, confirm: confirmDelivery };

/**
 * Runs one action on a delivery. While it runs the button cannot be pressed, but keeps the focus,
 * which a disabled one loses.
 */
export function ActionButton(props: {
  action: DeliveryAction & { does: keyof typeof ACTS };
  delivery: ListedDelivery;
  isMarked?: boolean;
}) {
  const { action, delivery, isMarked = false } = props;
  const { label, busy, does, doubt } = action;
  const work = useDoubtful((anyway) => ACTS[does](delivery, anyway));
  const word = work.isBusy ? busy : label;
  return (
    <>
      <Button
        size="xs"
        {...marked(isMarked)}
        aria-label={aboutOf(word, thingOf(delivery))}
        aria-disabled={work.isBusy || undefined}
        onClick={() => work.start(doubt)}
      >
        {word}
      </Button>
      <DoubtDialog of={work} name={nameOf(delivery)} />
    </>
  );
}
