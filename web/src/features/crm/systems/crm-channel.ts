import type { Channel } from '@vibes/core/channel/channel';
import type { CrmMode } from '@vibes/core/crm/crm-settings';

/** What the copies of the creators go through; the built-in CRM needs none. */
export const CRM_MODE_CHANNELS = {
  'built-in': null,
  notion: 'notion',
  webhook: 'crm_webhook',
} as const satisfies Record<CrmMode, Channel | null>;
