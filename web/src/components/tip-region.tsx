import { Portal, Tooltip } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTipTarget } from './use-tip-target.ts';

const ID = 'tip';

/** The tooltip of the element that is pointed at, or has the focus by the keyboard. */
export function TipRegion() {
  const { target, close } = useTipTarget();
  useEffect(() => {
    target?.setAttribute('aria-describedby', ID);
    return () => target?.removeAttribute('aria-describedby');
  }, [target]);
  if (!target) return null;
  const { tip, tipPlacement } = target.dataset;
  return (
    <Tooltip.Root
      key={tip}
      open
      onOpenChange={close}
      ids={{ content: ID }}
      positioning={{
        placement: tipPlacement === 'right' ? 'right' : 'top',
        getAnchorElement: () => target,
      }}
    >
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{tip}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
