import { emptyNet, type NetCloud } from './net-cloud.ts';

/** What the stand-in knows of one project. Tests read and change it directly. */
export interface Cloud {
  project: string;
  number: string;
  /** Whether the person may open it. */
  is_open: boolean;
  has_billing: boolean;
  apis: Set<string>;
  /** APIs that nobody can enable, as an organization's policy has it. */
  forbidden_apis: Set<string>;
  /** Enabled APIs that answer as if they were not, for so many requests. */
  starting_apis: Map<string, number>;
  /** Service accounts that there are. */
  accounts: Set<string>;
  /** Changes of a policy until the account of the functions is known where policies are kept. */
  unseen_looks: number;
  /** The account that builds run as. */
  builder: string;
  /** Who may what: on `project`, on an account by its address, on a secret by its name. */
  policies: Map<string, Policy>;
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
  functions: Map<string, CloudFunction>;
  /** Regions that functions, queues and schedules can be in. */
  regions: string[];
  /** Processors that all instances in a region may take together; null where Google does not say. */
  processors: number | null;
  /** Of them, those that instances take which serve already. */
  busy_processors: number;
  /** What the functions were deployed with, apart from secrets. */
  environment: Record<string, string>;
  /** The product.json of the web build that is live. */
  product: Record<string, string>;
  /** Functions that the next deployment does not bring to life. */
  failing_functions: Set<string>;
  queues: Map<string, string>;
  schedules: Map<string, string>;
  has_site: boolean;
  /** The region that each address leads to, by the function behind it, in the web build that is live. */
  rewrites: Map<string, string>;
  releases: string[];
  /** Domains of the project's own that lead to it. */
  hosts: Set<string>;
  /** An organization's policy: a function that is made now is not public. */
  forbids_public: boolean;
  /** Functions that were made so. */
  closed_functions: Set<string>;
  /** Looks at health until the clock has come by. */
  late_looks: number;
  /** Migrations by id, and whether they are finished. */
  migrations: Map<string, boolean>;
  /** What catches a live project when it falls: backups and alerts. */
  net: NetCloud;
  /** Everything that changed something, in order. */
  changes: string[];
}

export interface Policy {
  etag: string;
  bindings: { role: string; members: string[]; condition?: unknown }[];
}
interface CloudFunction {
  state: string;
  secrets: string[];
  /** us-central1, if not given. */
  region?: string;
  /** The default account of Compute Engine, if not given. */
  account?: string;
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

const NUMBER = '123456789012';
const COMPUTE = `${NUMBER}-compute@developer.gserviceaccount.com`;

/**
 * A Firebase project as the console makes it in an organization of today: no plan, no app, no
 * database, and no account has any role.
 */
export const emptyCloud = (project: string): Cloud => ({
  project,
  number: NUMBER,
  is_open: true,
  has_billing: false,
  apis: new Set(['firebase', 'serviceusage', 'cloudresourcemanager']),
  forbidden_apis: new Set(),
  starting_apis: new Map(),
  accounts: new Set([COMPUTE]),
  unseen_looks: 0,
  builder: COMPUTE,
  policies: new Map([
    [
      'project',
      { etag: 'BwX', bindings: [{ role: 'roles/owner', members: ['user:max@brand.example'] }] },
    ],
  ]),
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
  regions: ['us-central1', 'europe-west1', 'asia-northeast1'],
  processors: 20,
  busy_processors: 0,
  environment: {},
  product: {},
  failing_functions: new Set(),
  queues: new Map(),
  schedules: new Map(),
  has_site: false,
  rewrites: new Map(),
  releases: [],
  hosts: new Set([`${project}.web.app`]),
  forbids_public: false,
  closed_functions: new Set(),
  late_looks: 0,
  migrations: new Map(),
  net: emptyNet(),
  changes: [],
});
