/** Replaces the parts of Chakra's own theme that ours does not use: its colors, and the lists of all its recipes. */
export const colors = {};
export const recipes = {};
export const slotRecipes = {};
