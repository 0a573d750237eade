import { Button } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { useState } from 'react';
import { marked } from '../../../components/marked.ts';
import { notify } from '../../../components/toaster.tsx';
import { AddressForm } from '../../../shared/creator/address-form.tsx';
import { setAddress } from '../../../shared/creator/set-address.data.ts';

/** Adds or corrects the address by hand; nothing for a creator who unsubscribed. */
export function TypeAddress(props: {
  creator: Creator;
  hint: string | undefined;
  /** What another address means for the email; the toast shows it. */
  description: string | undefined;
  isMarked: boolean;
}) {
  const { creator, hint, description, isMarked } = props;
  const [isOpen, setIsOpen] = useState(false);
  if (creator.opted_out_at) return null;
  if (!isOpen) {
    return (
      <Button
        size="xs"
        {...marked(isMarked)}
        alignSelf="flex-start"
        onClick={() => setIsOpen(true)}
      >
        {creator.email ? 'Type another address' : 'Type their address'}
      </Button>
    );
  }

  async function save(email: string): Promise<string | null> {
    const refusal = await setAddress(creator, { email, is_typed: true });
    if (refusal !== null) return refusal;
    notify.success({
      title: `${creator.name}’s email is now ${email.trim()}`,
      ...(description && { description }),
    });
    setIsOpen(false);
    return null;
  }
  return (
    <AddressForm label="Email address" hint={hint} button="Save Address" isOpened onUse={save} />
  );
}
