import { Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { QrCode } from './qr-code.tsx';

type Props = ComponentProps<typeof QrCode>;

// Without its chunk there is no code; the link beside it remains.
const Drawn = lazy<ComponentType<Props>>(() =>
  import('./qr-code.tsx').then(
    (drawn) => ({ default: drawn.QrCode }),
    () => ({ default: () => null }),
  ),
);

/** A QR code of a link, from a chunk of its own. `label` says what it leads to. */
export function LazyQrCode(props: Props) {
  return (
    <Suspense fallback={<Skeleton boxSize="10rem" borderRadius="l2" />}>
      <Drawn {...props} />
    </Suspense>
  );
}
