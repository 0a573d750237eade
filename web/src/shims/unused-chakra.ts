/** Replaces the parts of Chakra's own theme that ours does not use: its colors, blurs and ratios, and the lists of all its recipes. */
export const colors = {};
export const recipes = {};
export const slotRecipes = {};
export const blurs = {};
export const aspectRatios = {};
