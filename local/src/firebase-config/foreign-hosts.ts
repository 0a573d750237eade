import { hostsIn, type ProductSettings } from '@vibes/core/product/product-settings';

/** The settings that the policy of the pages depends on. */
export type PolicySettings = Partial<
  Pick<ProductSettings, 'app_check_key' | 'affiliate_script_url' | 'affiliate_report_hosts'>
>;

interface ForeignHosts {
  script: string[];
  connect: string[];
  frame: string[];
}

const NONE: ForeignHosts = { script: [], connect: [], frame: [] };

/**
 * What reCAPTCHA needs (https://docs.cloud.google.com/recaptcha/docs/faq). The exchange of its answer
 * for a token of App Check is at googleapis.com, which every page may reach.
 */
const RECAPTCHA: ForeignHosts = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** What the policy allows for the settings that are on, beyond what every deployment needs. */
export function foreignHosts(settings: PolicySettings): ForeignHosts {
  const { app_check_key, affiliate_script_url, affiliate_report_hosts = '' } = settings;
  const tracker = affiliate_script_url
    ? {
        ...NONE,
        script: [new URL(affiliate_script_url).origin],
        connect: hostsIn(affiliate_report_hosts),
      }
    : NONE;
  const attested = app_check_key ? RECAPTCHA : NONE;
  return {
    script: [...attested.script, ...tracker.script],
    connect: [...attested.connect, ...tracker.connect],
    frame: [...attested.frame, ...tracker.frame],
  };
}
