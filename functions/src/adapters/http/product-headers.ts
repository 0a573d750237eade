/** Names the product to every host. */
export const PRODUCT_HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; VibesOutreach/1.0; +https://vibesoutreach.com)',
  accept: 'text/html,application/xhtml+xml,application/json;q=0.9,text/plain;q=0.8',
  'accept-language': 'en',
};
