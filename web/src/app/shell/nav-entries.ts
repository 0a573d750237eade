import {
  CircleUser,
  FileText,
  KeyRound,
  LayoutDashboard,
  Mail,
  Send,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { routes } from '../../lib/routes.ts';

export interface NavEntry {
  label: string;
  to: string;
  Icon: LucideIcon;
}

/** The pages of the sidebar, in order. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: 'Dashboard', to: routes.dashboard, Icon: LayoutDashboard },
  { label: 'Message Templates', to: routes.templates, Icon: FileText },
  { label: 'Email Settings', to: routes.email, Icon: Mail },
  { label: 'CRM', to: routes.crm, Icon: Users },
  { label: 'Deliveries', to: routes.deliveries, Icon: Send },
  { label: 'API Key', to: routes.apiKeys, Icon: KeyRound },
  { label: 'Profile', to: routes.profile, Icon: CircleUser },
];
