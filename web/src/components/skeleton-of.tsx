import { Skeleton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Late } from './late.tsx';

/** A skeleton with the room of what comes, at every width: the part itself, drawn unseen. */
export const SkeletonOf = ({ children }: { children: ReactNode }) => (
  <Late>
    <Skeleton borderRadius="l3">{children}</Skeleton>
  </Late>
);
