import { Button } from '@chakra-ui/react';
import type { Creator } from '@vibes/core/creator/creator';
import { useState } from 'react';
import { notify } from '../../../components/toaster.tsx';
import { AddressForm } from '../../../shared/creator/address-form.tsx';
import { setAddress } from '../../../shared/creator/set-address.data.ts';

/** Adds or corrects the address by hand; nothing for a creator who asked for no more messages. */
export function TypeAddress({ creator, hint }: { creator: Creator; hint: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  if (creator.opted_out_at) return null;
  if (!isOpen) {
    return (
      <Button size="xs" variant="outline" alignSelf="flex-start" onClick={() => setIsOpen(true)}>
        {creator.email ? 'Type another address' : 'Type their address'}
      </Button>
    );
  }

  async function save(email: string): Promise<string | null> {
    const refusal = await setAddress(creator, { email, is_typed: true });
    if (refusal !== null) return refusal;
    notify.success({ title: `${creator.name}’s email is now ${email.trim()}` });
    setIsOpen(false);
    return null;
  }
  return (
    <AddressForm label="Email address" hint={hint} button="Save address" isOpened onUse={save} />
  );
}
