import { useEffect, type ReactNode } from 'react';

interface AwakeProps {
  /** Told once the island answers. */
  onAwake: () => void;
  children?: ReactNode;
}

/** Around an island: says when it has come alive. */
export function Awake({ onAwake, children }: AwakeProps) {
  useEffect(onAwake, [onAwake]);
  return children;
}
