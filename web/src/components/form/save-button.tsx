import { Button } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** Saves the form around it: marked while something is unsaved, quiet otherwise. */
export function SaveButton({
  isDirty,
  isSaving,
  disabled,
  ...button
}: ComponentProps<typeof Button> & { isDirty: boolean; isSaving: boolean }) {
  return (
    <Button
      type="submit"
      size="sm"
      {...(isDirty || isSaving ? { colorPalette: 'accent' } : { variant: 'outline' })}
      disabled={isSaving || disabled}
      {...button}
    />
  );
}
