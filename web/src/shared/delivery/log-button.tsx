import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { isWebhook, thingOf } from './delivery-words.ts';
import type { ListedDelivery } from './listed-delivery.ts';

/** Opens the log of attempts; nothing while there is none. */
export function LogButton(props: {
  delivery: ListedDelivery;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}) {
  const { delivery, isOpen, controls, onToggle } = props;
  if (delivery.attempts === 0 && !isWebhook(delivery)) return null;
  return (
    <Button
      size="xs"
      variant="ghost"
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': controls })}
      onClick={onToggle}
    >
      <span>
        Log
        <chakra.span srOnly> of {thingOf(delivery)}</chakra.span>
      </span>
      <chakra.span display="inline-flex" transform={isOpen ? 'rotate(180deg)' : undefined}>
        <ChevronDown aria-hidden="true" />
      </chakra.span>
    </Button>
  );
}
