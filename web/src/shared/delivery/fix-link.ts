import type { Delivery } from '@vibes/core/delivery/delivery';
import { routes } from '../../lib/routes.ts';

const EMAIL_SETTINGS = { label: 'Open Email Settings', to: routes.email };
const CRM_SYSTEMS = { label: 'Open CRM', to: routes.crm };
const TEMPLATES = { label: 'Open Message Templates', to: routes.templates };

/**
 * The page on which the reason can be corrected; null when it cannot be here, or nothing is wrong.
 */
export function fixLink({
  kind,
  state,
  last_error,
}: Pick<Delivery, 'kind' | 'state' | 'last_error'>) {
  const code = last_error?.code;
  if (!code || (state !== 'failed' && state !== 'queued')) return null;
  // The other side asked to wait: there is nothing to correct.
  if (code.endsWith('_busy')) return null;
  if (code === 'message_refused') return TEMPLATES;
  if (code.startsWith('notion_')) return CRM_SYSTEMS;
  if (code.startsWith('webhook_')) return kind === 'email' ? EMAIL_SETTINGS : CRM_SYSTEMS;
  if (code === 'not_set_up' || code.startsWith('mailbox_')) return EMAIL_SETTINGS;
  return code === 'daily_cap' ? EMAIL_SETTINGS : null;
}
