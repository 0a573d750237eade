import { Button, Drawer, Flex, IconButton, Portal, Text } from '@chakra-ui/react';
import { ArrowLeft, Check, ChevronLeft, ChevronRight, Clock, type LucideIcon } from 'lucide-react';
import { LateItemPanel } from './late-item-panel.tsx';
import { actsIn } from './open-panel.tsx';
import { OtherPanel } from './other-panel.tsx';
import { isOfNobody, type TodayItem } from './today-items.ts';
import { TODAY_PANEL } from './use-today-keys.ts';

interface ItemScreenProps {
  isOpen: boolean;
  item: TodayItem | null;
  /** From 0; -1 once it left the list. */
  place: number;
  count: number;
  onAct: () => void;
  onStay: () => void;
  onLeave: () => void;
  onMove: (by: 1 | -1) => void;
  onDone: () => void;
  onLater: () => void;
}

/** On a phone: what is open as a screen of its own, with what is done most in reach of the thumb. */
export function ItemScreen(props: ItemScreenProps) {
  const { isOpen, item, place, count, onAct, onStay, onLeave, onMove } = props;
  return (
    <Drawer.Root
      size="full"
      placement="end"
      open={isOpen}
      onOpenChange={({ open }) => {
        if (!open) onLeave();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Positioner>
          <Drawer.Content {...{ [TODAY_PANEL]: '' }} tabIndex={-1} css={ONE_BAR}>
            <Flex align="center" gap="2" h="14" px="2" borderBottomWidth="1px">
              <Drawer.CloseTrigger asChild position="static">
                <IconButton variant="ghost" boxSize="11" aria-label="Back">
                  <ArrowLeft aria-hidden="true" />
                </IconButton>
              </Drawer.CloseTrigger>
              <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
                {place === -1 ? 'Done elsewhere' : `${place + 1} of ${count}`}
              </Text>
              <Flex ms="auto" gap="1">
                <Step
                  name="Previous"
                  isOff={place <= 0}
                  Arrow={ChevronLeft}
                  onPress={() => onMove(-1)}
                />
                <Step
                  name="Next"
                  isOff={place === count - 1}
                  Arrow={ChevronRight}
                  onPress={() => onMove(1)}
                />
              </Flex>
            </Flex>
            <Drawer.Body p="0" {...actsIn({ onAct, onStay })}>
              {item &&
                (isOfNobody(item) ? (
                  <OtherPanel key={item.id} item={item} Title={Drawer.Title} />
                ) : (
                  <LateItemPanel
                    key={item.id}
                    id={item.id}
                    isDm={item.kind === 'dm'}
                    Title={Drawer.Title}
                  />
                ))}
            </Drawer.Body>
            {item && place !== -1 && <ThumbBar {...props} item={item} />}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}

const DONE: Readonly<Partial<Record<TodayItem['kind'], string>>> = {
  reply: 'Done',
  failure: 'Seen',
  reminder: 'Done',
  dm: 'I sent it',
  unwatched: 'Put aside',
};

/** The field to answer in follows the message: the bar at the foot is the only one. */
const ONE_BAR = {
  '& [data-answer-bar]': { position: 'static', borderTopWidth: '0', paddingBlock: '0' },
} as const;

function Step(props: { name: string; isOff: boolean; Arrow: LucideIcon; onPress: () => void }) {
  const { name, isOff, Arrow, onPress } = props;
  return (
    <IconButton
      variant="ghost"
      boxSize="11"
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <Arrow aria-hidden="true" />
    </IconButton>
  );
}

function ThumbBar({ item, onDone, onLater }: ItemScreenProps & { item: TodayItem }) {
  const done = DONE[item.kind];
  const canPutOff = item.kind !== 'may_be' && !isOfNobody(item);
  const canEnd = done && item.id !== 'copies';
  if (!canPutOff && !canEnd) return null;
  return (
    <Flex as="footer" gap="2" px="4" py="3" bg="bg.panel" borderTopWidth="1px">
      {canPutOff && (
        <Button flex="1" h="11" variant="outline" aria-haspopup="dialog" onClick={onLater}>
          <Clock size={16} aria-hidden="true" />
          Remind me
        </Button>
      )}
      {canEnd && (
        <Button flex="1" h="11" variant="outline" onClick={onDone}>
          <Check size={16} aria-hidden="true" />
          {done}
        </Button>
      )}
    </Flex>
  );
}
