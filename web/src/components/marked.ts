/** The look of a button; of the one button to press next when it is marked. */
export const marked = (isMarked: boolean) =>
  isMarked
    ? ({ colorPalette: 'accent', variant: 'solid' } as const)
    : ({ variant: 'outline' } as const);
