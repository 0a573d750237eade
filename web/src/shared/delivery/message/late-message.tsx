import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { Late } from '../../../components/late.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { useModule } from '../../../lib/use-module.ts';
import { thingOf } from '../delivery-words.ts';
import type { ListedDelivery } from '../listed-delivery.ts';

/** The email of a row, opened below it; its code loads with the first one. */
export function LateMessage({ delivery, id }: { delivery: ListedDelivery; id: string }) {
  const { late, want } = useModule(() => import('./message-view.tsx'));
  useEffect(() => {
    want();
    // `want` works once, whichever render it is of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Box id={id} role="group" aria-label={`Text of ${thingOf(delivery)}`} mt="3" minW="0">
      {late.status === 'ready' && <late.module.MessageView delivery={delivery} />}
      {late.status === 'failed' && (
        <ErrorPanel title="We couldn’t load this email." onRetry={want} />
      )}
      {late.status === 'loading' && (
        <div role="status" aria-label="Loading">
          <Late>
            <SkeletonLines widths={[50, 70, 60]} />
          </Late>
        </div>
      )}
    </Box>
  );
}
