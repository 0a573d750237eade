import { Badge, chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';

/**
 * Space between the tag and its explanation, and between that and the edge of the screen; in px.
 */
const GAP = 6;
const EDGE = 16;
const WIDTH = 256;

/** Marks what belongs to the Growth plan; a press explains why it is open to all. */
export function GrowthTag() {
  const words = useId();
  const tag = useRef<HTMLButtonElement>(null);

  // The browser opens and closes it; its position is set here.
  function place({ style }: HTMLElement) {
    if (!tag.current) return;
    const { left, bottom } = tag.current.getBoundingClientRect();
    const farthest = document.documentElement.clientWidth - WIDTH - EDGE;
    style.left = `${Math.max(EDGE, Math.min(left, farthest)) + scrollX}px`;
    style.top = `${bottom + GAP + scrollY}px`;
  }

  return (
    <>
      <Badge
        asChild
        minH="6"
        cursor="pointer"
        fontFamily="body"
        _focusVisible={{ outline: '2px solid', outlineColor: 'accent.focusRing' }}
      >
        <button ref={tag} type="button" popoverTarget={words} aria-label="Growth: what this means">
          Growth
        </button>
      </Badge>
      <chakra.span
        id={words}
        popover="auto"
        position="absolute"
        inset="auto"
        m="0"
        p="3"
        width={`${WIDTH}px`}
        maxW={`calc(100vw - ${2 * EDGE}px)`}
        bg="bg.raised"
        color="fg"
        borderWidth="1px"
        borderColor="border.raised"
        borderRadius="l3"
        boxShadow="lg"
        fontFamily="body"
        fontWeight="normal"
        textStyle="sm"
        onBeforeToggle={(event) => place(event.currentTarget)}
      >
        Webhooks are part of the Growth plan. During the public beta, everyone can use them.
      </chakra.span>
    </>
  );
}
