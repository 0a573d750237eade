import type { ButtonProps } from '@chakra-ui/react';
import { restoreWithWords } from './delete-with-undo.ts';
import { ActButton } from '../../../components/act-button.tsx';

/** Restores deleted creators. */
export const RestoreButton = ({
  creators,
  ...button
}: { creators: readonly { id: string; name: string }[] } & ButtonProps) => (
  <ActButton size="sm" variant="outline" {...button} act={() => restoreWithWords(creators)} />
);
