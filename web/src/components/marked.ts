/** The look of a button; of the one button to press next when it is marked, by which keys find it. */
export const marked = (isMarked: boolean) =>
  isMarked
    ? ({ colorPalette: 'accent', variant: 'solid', 'data-marked': '' } as const)
    : ({ variant: 'outline' } as const);
