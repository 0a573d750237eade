import { Badge, Button } from '@chakra-ui/react';

/**
 * Whether this is the system in use; if not, the button to make it so. `isReady: false` when it
 * lacks a setting.
 */
export function ActiveMark(props: { isActive: boolean; isReady: boolean; onActivate: () => void }) {
  if (props.isActive) return <Badge colorPalette="green">Active</Badge>;
  return (
    <Button size="xs" variant="outline" disabled={!props.isReady} onClick={props.onActivate}>
      Make Active
    </Button>
  );
}
