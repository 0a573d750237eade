/** A thing of Cloud Monitoring or Logging, as it was last written. */
type Written = Record<string, unknown> & { name: string };

interface StoredBackup {
  id: string;
  snapshotTime: string;
  state: string;
  /** What it holds, by collection group. */
  counts: Record<string, number>;
}

/** What the stand-in knows of backups and alerts. */
export interface NetCloud {
  /** Of the one database. */
  schedules: { name: string; retention: string; [recurrence: string]: unknown }[];
  backups: StoredBackup[];
  /** Databases of other names, with the backup that each was restored from, if any. */
  databases: Map<string, { backup: string | null; counts: Record<string, number> }>;
  /** Documents of the one database, by collection group. */
  counts: Record<string, number>;
  /** Looks until what takes time is done, and the error it ends in. */
  operation_looks: number;
  operation_error: string | null;
  operations: Map<string, { looks: number; error: string | null; response: object }>;
  /** Exports by their address, in any bucket that the project may use. */
  exports: Map<string, Record<string, number>>;
  /** Buckets that it may not. */
  closed_buckets: Set<string>;
  /** Of secrets. */
  annotations: Map<string, Record<string, string>>;
  channels: Written[];
  /** Google takes no channel, as an organization's policy has it. */
  refuses_channels: boolean;
  uptime_checks: Written[];
  policies: Written[];
  metrics: Map<string, Written>;
}

export const emptyNet = (): NetCloud => ({
  schedules: [],
  backups: [],
  databases: new Map(),
  counts: {},
  operation_looks: 1,
  operation_error: null,
  operations: new Map(),
  exports: new Map(),
  closed_buckets: new Set(),
  annotations: new Map(),
  channels: [],
  refuses_channels: false,
  uptime_checks: [],
  policies: [],
  metrics: new Map(),
});
