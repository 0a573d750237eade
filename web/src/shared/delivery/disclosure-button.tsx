import { Button, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';

/** Opens and closes a part of a row. */
export function DisclosureButton(props: {
  word: string;
  /** What follows the word for screen readers. */
  rest: string;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}) {
  const { word, rest, isOpen, controls, onToggle } = props;
  return (
    <Button
      size="xs"
      variant="ghost"
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': controls })}
      onClick={onToggle}
    >
      <span>
        {word}
        <chakra.span srOnly> {rest}</chakra.span>
      </span>
      <chakra.span display="inline-flex" transform={isOpen ? 'rotate(180deg)' : undefined}>
        <ChevronDown aria-hidden="true" />
      </chakra.span>
    </Button>
  );
}
