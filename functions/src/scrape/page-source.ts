/** A page as it came, whoever fetched it. */
export interface PageSource {
  status: number;
  content_type: string;
  body: string;
  /** True when the page was longer and the rest is missing. */
  is_cut?: boolean;
}
