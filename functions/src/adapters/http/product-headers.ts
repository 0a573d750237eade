/**
 * Names the product to every host, with the deployment's own address, so that its owner can be
 * asked.
 */
export const productHeaders = (app_origin?: string) => ({
  'user-agent': `Mozilla/5.0 (compatible; VibesOutreach/1.0${app_origin ? `; +${app_origin}` : ''})`,
  accept: 'text/html,application/xhtml+xml,application/json;q=0.9,text/plain;q=0.8',
  'accept-language': 'en',
});
