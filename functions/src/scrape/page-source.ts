/** A page as it was received: fetched by us, or sent along by the phone. */
export interface PageSource {
  status: number;
  content_type: string;
  body: string;
  /** True when the page was longer and the rest is missing. */
  is_cut?: boolean;
}
