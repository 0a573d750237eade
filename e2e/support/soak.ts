/** A size: `whole` in `npm run soak`, in every other run its smaller `twin`. */
export const soakOr = (whole: number, twin: number): number =>
  process.env['VIBES_SOAK'] ? whole : twin;
