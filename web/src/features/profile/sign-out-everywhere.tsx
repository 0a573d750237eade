import { Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { CheckBox } from '../../components/check-box.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { FORM_WIDTH } from '../../components/page.tsx';
import { Panel } from '../../components/panel.tsx';
import { hasUnsavedWork } from '../../components/unsaved-work.ts';
import { useConfirm } from '../../components/use-confirm.ts';
import { signOutEverywhere } from './sign-out-everywhere.data.ts';

/** Ends every session of the person: for a lost device, or a login that somebody else has. */
export function SignOutEverywhere() {
  const [hasNewKey, setHasNewKey] = useState(false);
  const { ask, dialog } = useConfirm(() => signOutEverywhere({ new_key: hasNewKey }));
  return (
    <Panel maxW={FORM_WIDTH} mt="5">
      <Flex justify="space-between" align="center" wrap="wrap" gap="3">
        <Stack gap="1" flex="1" minW="16rem">
          <Heading as="h2" textStyle="md" fontWeight="600">
            Sessions
          </Heading>
          <Text color="fg.muted">Lost a device? Sign out on all your devices.</Text>
        </Stack>
        <Button size="sm" variant="outline" onClick={ask}>
          Sign out everywhere
        </Button>
      </Flex>
      <ConfirmDialog
        {...dialog}
        title="Sign out everywhere?"
        confirmLabel={dialog.isPending ? 'Signing out...' : 'Sign out everywhere'}
        isDangerous
      >
        <Stack gap="3">
          <Text>
            This signs you out on every device, including this one. Your API key keeps working
            unless you replace it.
            {hasUnsavedWork('signed_out') && ' You will lose unsaved changes on this page.'}
          </Text>
          <chakra.label display="flex" alignItems="flex-start" gap="2" color="fg">
            <CheckBox
              mt="0.5"
              checked={hasNewKey}
              disabled={dialog.isPending}
              onChange={({ target }) => setHasNewKey(target.checked)}
            />
            Replace my API key too. My shortcut will need the new one.
          </chakra.label>
        </Stack>
      </ConfirmDialog>
    </Panel>
  );
}
