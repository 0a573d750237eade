import type { ProductSettings } from '@vibes/core/product/product-settings';

/** The local world's default address; it sets its own when the port is taken. */
export const LOCAL_ORIGIN = 'http://127.0.0.1:5000';

/**
 * The origin the public pages name as their own, without a trailing slash: the one that is set,
 * else Firebase's address of the project that is being deployed, else the local world's.
 */
export function siteUrl(
  { site_url }: Pick<ProductSettings, 'site_url'>,
  { GCLOUD_PROJECT }: { GCLOUD_PROJECT?: string },
): string {
  if (site_url) return new URL(site_url).origin;
  return GCLOUD_PROJECT ? `https://${GCLOUD_PROJECT}.web.app` : LOCAL_ORIGIN;
}
