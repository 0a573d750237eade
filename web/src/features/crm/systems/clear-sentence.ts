/** What deleting `what` does to the active system; the creators stay. */
export const clearSentence = (what: string, isActive: boolean): string =>
  `This deletes ${what}${isActive ? ' and makes the built-in CRM the active one' : ''}. Your creators stay.`;
