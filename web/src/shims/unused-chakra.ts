/** Stands in for the parts of Chakra's own theme that ours does not take: its colours, and the lists of all its recipes. */
export const colors = {};
export const recipes = {};
export const slotRecipes = {};
