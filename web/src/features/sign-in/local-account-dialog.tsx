import { Box, Button, chakra, Dialog, Field, Input, Portal, Stack, Text } from '@chakra-ui/react';
import { useState, type SyntheticEvent } from 'react';
import type { LocalAccount } from '../../lib/google-sign-in.ts';
import { usedAccounts } from './used-accounts.ts';

/** Replaces Google's account chooser when the Auth emulator takes Google's place. */
export function LocalAccountDialog(props: {
  onChoose: (account: LocalAccount) => void;
  onCancel: () => void;
}) {
  const [accounts] = useState(usedAccounts.list);
  const [isOther, setIsOther] = useState(false);

  function choose(account: LocalAccount) {
    usedAccounts.remember(account);
    props.onChoose(account);
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const email = text('email').toLowerCase();
    choose({ email, name: text('name') || email });
  }

  return (
    <Dialog.Root
      defaultOpen
      open
      size="xs"
      placement="center"
      onOpenChange={({ open }) => {
        if (!open) props.onCancel();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderWidth="1px">
            <Dialog.Header pb="2">
              <Dialog.Title>Choose an account</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pt="0">
              <Text color="fg.muted" mb="4">
                A local stand-in for Google. Nothing leaves this machine.
              </Text>
              {isOther ? (
                <form onSubmit={submit}>
                  <Stack gap="4">
                    <Field.Root required>
                      <Field.Label>Name</Field.Label>
                      <Input name="name" autoComplete="name" autoFocus maxLength={120} />
                    </Field.Root>
                    <Field.Root required>
                      <Field.Label>Email</Field.Label>
                      <Input name="email" type="email" autoComplete="email" maxLength={254} />
                    </Field.Root>
                    <Stack direction="row" justify="flex-end">
                      <Button size="sm" variant="outline" onClick={() => setIsOther(false)}>
                        Back
                      </Button>
                      <Button size="sm" type="submit" colorPalette="accent">
                        Continue
                      </Button>
                    </Stack>
                  </Stack>
                </form>
              ) : (
                <Stack gap="2">
                  {accounts.map((account) => (
                    <AccountButton key={account.email} onClick={() => choose(account)}>
                      <Text fontWeight="500">{account.name}</Text>
                      <Text textStyle="xs" color="fg.muted">
                        {account.email}
                      </Text>
                    </AccountButton>
                  ))}
                  <AccountButton onClick={() => setIsOther(true)}>
                    <Box py="1">Use another account</Box>
                  </AccountButton>
                </Stack>
              )}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const AccountButton = chakra(
  'button',
  {
    base: {
      textAlign: 'start',
      w: 'full',
      px: '3',
      py: '2',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l2',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
    },
  },
  { defaultProps: { type: 'button' } },
);
