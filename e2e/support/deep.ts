/** A size: `whole` in `npm run test:deep`, in every other run its smaller `twin`. */
export const deepOr = <Size>(whole: Size, twin: Size): Size =>
  process.env['VIBES_DEEP'] ? whole : twin;
