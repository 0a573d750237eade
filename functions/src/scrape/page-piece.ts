/** A piece of a page in reading order. */
export type PagePiece =
  /** Of a page in HTML it holds marks where inline elements meet (`link-page/inline-edges.ts`). */
  | { kind: 'text'; text: string }
  /** `label` are the link's own words, `before` what comes before it on its line. */
  | { kind: 'mail'; href: string; label: string; before?: string }
  | { kind: 'link'; href: string };
