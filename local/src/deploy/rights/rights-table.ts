import { markdownTable } from '../markdown-table.ts';
import { RIGHTS, type Holder, type Right } from './rights.ts';

const HOLDERS: Record<Holder, string> = {
  run: '`vibes-run@<project>`',
  build: 'the account of builds',
  cloudbuild: '`…@gcp-sa-cloudbuild`',
  cloudscheduler: '`…@gcp-sa-cloudscheduler`',
  cloudtasks: '`…@gcp-sa-cloudtasks`',
  eventarc: '`…@gcp-sa-eventarc`',
  pubsub: '`…@gcp-sa-pubsub`',
};

const PLACES: Record<Right['on'], string> = {
  project: 'the project',
  run: 'itself',
  secrets: 'our three secrets',
};

/** All rights as a table in Markdown. */
export const rightsTable = (): string =>
  markdownTable([
    ['account', 'role', 'on', 'what for'],
    ...RIGHTS.map(({ holder, role, on, why }) => [HOLDERS[holder], `\`${role}\``, PLACES[on], why]),
  ]);
