import { done, refused, type DeployStep } from '../deploy-step.ts';
import { ownMigrations, readBegunMigrations } from '../migrations-of.ts';

/**
 * An older checkout would write documents in the form of before, and might not read those that were
 * migrated since.
 */
export const knownMigrationsStep: DeployStep = {
  name: 'Version of the data',
  async look(deployment) {
    const own = ownMigrations();
    const unknown = [...(await readBegunMigrations(deployment)).keys()].filter(
      (id) => !own.includes(id),
    );
    return unknown.length === 0
      ? done()
      : refused(
          `${deployment.project} was migrated by a newer version than this checkout, which does not know ${unknown.join(', ')}. Check out that version or a later one.`,
        );
  },
};
