import { emptyNet, type NetCloud } from './net-cloud.ts';

/** What the stand-in knows of one project. Tests read and change it directly. */
export interface Cloud {
  project: string;
  /** Whether the person may open it. */
  is_open: boolean;
  has_billing: boolean;
  apis: Set<string>;
  /** APIs that nobody can enable, as an organization's policy has it. */
  forbidden_apis: Set<string>;
  /** Enabled APIs that answer as if they were not, for so many requests. */
  starting_apis: Map<string, number>;
  web_apps: number;
  has_google_sign_in: boolean;
  domains: string[];
  database: {
    locationId: string;
    type: string;
    createTime?: string;
    deleteProtectionState?: string;
    pointInTimeRecoveryEnablement?: string;
  } | null;
  rules: string | null;
  /** Looks until each thing that is being built is ready. */
  build_looks: number;
  indexes: BuiltIndex[];
  fields: BuiltField[];
  secrets: Map<string, { state: string; value: string }[]>;
  functions: Map<string, { state: string; secrets: string[] }>;
  /** What the functions were deployed with, apart from secrets. */
  environment: Record<string, string>;
  /** The product.json of the web build that is live. */
  product: Record<string, string>;
  /** Functions that the next deployment does not bring to life. */
  failing_functions: Set<string>;
  queues: Map<string, string>;
  schedules: Map<string, string>;
  has_site: boolean;
  releases: string[];
  /** Domains of the project's own that lead to it. */
  hosts: Set<string>;
  /** Migrations by id, and whether they are finished. */
  migrations: Map<string, boolean>;
  /** What catches a live project when it falls: backups and alerts. */
  net: NetCloud;
  /** Everything that changed something, in order. */
  changes: string[];
}

interface IndexField {
  fieldPath: string;
  order?: string;
  arrayConfig?: string;
}
interface BuiltIndex {
  collectionGroup: string;
  queryScope: string;
  fields: IndexField[];
  looks: number;
}
interface BuiltField {
  collectionGroup: string;
  fieldPath: string;
  ttl: boolean;
  indexes: { queryScope: string; order?: string | undefined; arrayConfig?: string | undefined }[];
  looks: number;
}

/** A Firebase project as the console makes it: no plan, no app, no database. */
export const emptyCloud = (project: string): Cloud => ({
  project,
  is_open: true,
  has_billing: false,
  apis: new Set(['firebase', 'serviceusage', 'cloudresourcemanager']),
  forbidden_apis: new Set(),
  starting_apis: new Map(),
  web_apps: 0,
  has_google_sign_in: false,
  domains: ['localhost'],
  database: null,
  rules: null,
  build_looks: 2,
  indexes: [],
  fields: [],
  secrets: new Map(),
  functions: new Map(),
  environment: {},
  product: {},
  failing_functions: new Set(),
  queues: new Map(),
  schedules: new Map(),
  has_site: false,
  releases: [],
  hosts: new Set([`${project}.web.app`]),
  migrations: new Map(),
  net: emptyNet(),
  changes: [],
});
