import { useSearchParams } from 'react-router-dom';
import { routes } from '../../lib/routes.ts';

/** The stage of the guide. Kept in the address, so that the browser's own Back works. */
export type Stage = 'initial' | 'setup' | 'existing';

export function useStage(): Stage {
  const [params] = useSearchParams();
  const stage = params.get('stage');
  return stage === 'setup' || stage === 'existing' ? stage : 'initial';
}

export const stagePath = (stage: Stage): string =>
  stage === 'initial' ? routes.shortcutSetup : `${routes.shortcutSetup}?stage=${stage}`;
