/** Whose right it is: the account of the functions, that of the builds, or Google's own of a service. */
export type Holder = 'run' | 'build' | Agent;
type Agent = 'cloudbuild' | 'cloudscheduler' | 'cloudtasks' | 'eventarc' | 'pubsub';

export interface Right {
  holder: Holder;
  role: string;
  /** The project, each of our secrets, or the account of the functions. */
  on: 'project' | 'secrets' | 'run';
  /** What it is for. */
  why: string;
}

const of = (holder: Holder, ...rights: Omit<Right, 'holder'>[]): Right[] =>
  rights.map((right) => ({ holder, ...right }));

/**
 * Every right that the product needs, and no other. Nothing else in a new project need have any: what
 * Google once gave its default accounts, the Editor role, it gives them no longer. Logs need none:
 * Cloud Run reads them from the processes.
 */
export const RIGHTS: readonly Right[] = [
  ...of(
    'run',
    { role: 'roles/datastore.user', on: 'project', why: 'reads and writes documents' },
    { role: 'roles/firebaseauth.admin', on: 'project', why: 'finds, blocks and deletes people' },
    { role: 'roles/cloudtasks.enqueuer', on: 'project', why: 'puts tasks into queues' },
    { role: 'roles/iam.serviceAccountUser', on: 'run', why: 'has its tasks come back in its name' },
    {
      role: 'roles/run.invoker',
      on: 'project',
      why: 'Cloud Tasks, Cloud Scheduler and Eventarc call functions in its name',
    },
    { role: 'roles/eventarc.eventReceiver', on: 'project', why: 'is told of changed documents' },
    { role: 'roles/secretmanager.secretAccessor', on: 'secrets', why: 'reads our secrets' },
  ),
  ...of('build', {
    role: 'roles/cloudbuild.builds.builder',
    on: 'project',
    why: 'reads the source, writes image and log',
  }),
  ...of('cloudbuild', {
    role: 'roles/cloudbuild.serviceAgent',
    on: 'project',
    why: 'starts builds',
  }),
  ...of('cloudscheduler', {
    role: 'roles/cloudscheduler.serviceAgent',
    on: 'project',
    why: 'signs the calls of the clock',
  }),
  ...of('cloudtasks', {
    role: 'roles/cloudtasks.serviceAgent',
    on: 'project',
    why: 'signs the calls of tasks',
  }),
  ...of('eventarc', {
    role: 'roles/eventarc.serviceAgent',
    on: 'project',
    why: 'connects documents with the function that is told',
  }),
  ...of('pubsub', {
    role: 'roles/iam.serviceAccountTokenCreator',
    on: 'project',
    why: 'signs the calls that tell of documents',
  }),
];

/** Roles over nearly everything: a function that runs with one of them could read and change it all. */
export const TOO_MUCH = ['roles/editor', 'roles/owner'];
