/** A request's body for display: JSON in lines, anything else as it is. */
export function requestText(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
