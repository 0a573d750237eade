/**
 * The props that give an element a tooltip, drawn by `tips.tsx`. For what can be focused: it adds to
 * a label and never replaces it. An empty text is none.
 */
export const tip = (text: string, placement: 'top' | 'right' = 'top') => ({
  'data-tip': text,
  'data-tip-placement': placement,
});
