import type { CrmMode } from '@vibes/core/crm/crm-settings';

/** What each system is called: on its tab, in a question, and in "Switched to … CRM". */
export const CRM_MODE_NAMES: Record<CrmMode, { tab: string; system: string; short: string }> = {
  'built-in': { tab: 'Built-in CRM', system: 'the Built-in CRM', short: 'Built-in' },
  notion: { tab: 'Notion', system: 'Notion', short: 'Notion' },
  webhook: { tab: 'Webhook', system: 'Webhook', short: 'Webhook' },
};

/** In the order of their tabs. */
export const CRM_TABS = Object.keys(CRM_MODE_NAMES) as CrmMode[];
