import { CHANNEL_FACTS, MIRROR_CHANNELS, crmChannel } from '@vibes/core/channel/channel';
import type { CrmMode } from '@vibes/core/crm/crm-settings';

const BUILT_IN = { tab: 'Built-in CRM', system: 'the Built-in CRM', short: 'Built-in' };

/** The name of a system: on its tab, in a question, and in "Switched to … CRM". */
export function crmModeNames(mode: CrmMode): typeof BUILT_IN {
  const channel = crmChannel(mode);
  if (!channel) return BUILT_IN;
  const { system } = CHANNEL_FACTS[channel];
  return { tab: system, system, short: system };
}

/** In the order of their tabs. */
export const CRM_TABS: CrmMode[] = [
  'built-in',
  ...MIRROR_CHANNELS.map((channel) => CHANNEL_FACTS[channel].mode),
];
