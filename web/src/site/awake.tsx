import { useEffect, type ReactNode } from 'react';

interface AwakeProps {
  /** Called once the island is hydrated. */
  onAwake: () => void;
  children?: ReactNode;
}

/** Wraps an island and reports when it is hydrated. */
export function Awake({ onAwake, children }: AwakeProps) {
  useEffect(onAwake, [onAwake]);
  return children;
}
