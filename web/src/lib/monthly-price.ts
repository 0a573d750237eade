/** A price as it is shown everywhere: `$19/month`. */
export const monthlyPrice = (dollars: number): string =>
  `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}/month`;
