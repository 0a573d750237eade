/** A page as its host would answer it. */
export interface PageAnswer {
  status: number;
  content_type: string;
  body: string;
  /** The address where redirects ended, when there were any. */
  final_url: string | null;
  /** The target of a redirect that the page service passes on. */
  location?: string;
  /** Milliseconds the page takes. */
  delay_ms?: number;
}

export const html = (body: string, status = 200): PageAnswer => ({
  status,
  content_type: 'text/html; charset=utf-8',
  body,
  final_url: null,
});

export const json = (value: unknown, status = 200): PageAnswer => ({
  status,
  content_type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
  final_url: null,
});

export const moved = (location: string): PageAnswer => ({ ...html('', 302), location });
