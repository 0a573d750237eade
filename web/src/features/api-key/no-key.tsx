import { Text } from '@chakra-ui/react';
import { Panel } from '../../components/panel.tsx';
import { RegenerateKey } from './regenerate-key.tsx';

/** Stands in the key's place when there is none. */
export function NoKey() {
  return (
    <Panel title="Primary API Key" aside={<RegenerateKey />}>
      <Text fontWeight="500">No API key found</Text>
      <Text color="fg.muted">Regenerate makes one for your shortcut.</Text>
    </Panel>
  );
}
