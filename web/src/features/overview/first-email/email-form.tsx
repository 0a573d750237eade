import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { UserAccount } from '@vibes/core/account/user-account';
import type { UserData } from '@vibes/core/account/user-data';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { useRef, useState } from 'react';
import { AppForm } from '../../../components/form/app-form.tsx';
import { LeaveGuard } from '../../../components/leave-guard.tsx';
import { Panel } from '../../../components/panel.tsx';
import { UnsavedMark } from '../../../components/unsaved-mark.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useUid } from '../../../lib/live.ts';
import { DeliveryStanding } from '../../../shared/delivery/delivery-standing.tsx';
import { DoubtDialog } from '../../../shared/delivery/doubt-dialog.tsx';
import { useDoubtful } from '../../../shared/delivery/use-doubtful.ts';
import type { GmailValues } from '../../../shared/gmail/gmail-schema.ts';
import { AddressPart } from './address-part.tsx';
import { keepFirstEmail } from './first-email-draft.ts';
import { firstEmailSchema, type FirstEmailValues } from './first-email-schema.ts';
import { gmailAddressOf } from './gmail-address.ts';
import { FormFault } from '../../../components/form/form-fault.tsx';
import { GmailPart } from './gmail-part.tsx';
import { MessagePart } from './message-part.tsx';
import { sendFirstEmail, type SendRefusal, type SendStep } from './send-first-email.data.ts';
import { isConnected } from './set-up.ts';
import { useFirstMessage } from './use-first-message.ts';
import { offersWatch, WatchPart } from './watch-part.tsx';

const BUSY: Record<SendStep, string> = {
  template: 'Saving your template...',
  gmail: 'Checking with Gmail...',
  replies: 'Saving...',
  email: 'Sending...',
};

/** The email as this creator gets it, Gmail, and the one button that sends it. */
export function EmailForm(props: {
  account: UserAccount;
  userData: UserData;
  creator: Creator;
  /** The email of an earlier press that did not go out. */
  failed: Delivery | null;
}) {
  const { account, userData, creator, failed } = props;
  const uid = useUid();
  const message = useFirstMessage({ account, userData, creator });
  const [step, setStep] = useState<SendStep | null>(null);
  const [refusal, setRefusal] = useState<SendRefusal | null>(null);
  const { emailSettings: settings } = userData;
  const isReady = isConnected(userData);
  const isWatchOffered = offersWatch(userData, useNow());

  const texts = useRef<HTMLDivElement>(null);

  async function deliver(
    { gmail, watches }: { gmail: GmailValues | null; watches: boolean },
    anyway: boolean,
  ): Promise<SendRefusal | null> {
    keepFirstEmail(uid, { state: 'open' });
    setRefusal(null);
    const assent = anyway ? { anyway, seen_revision: failed?.revision ?? null } : null;
    const todo = { template: message.unsaved, gmail, watches, assent };
    const refused = await sendFirstEmail(creator.id, todo, setStep);
    setStep(null);
    setRefusal(refused);
    return refused;
  }
  const doubtful = useDoubtful(
    async (anyway) => (await deliver({ gmail: null, watches: false }, anyway))?.doubt ?? null,
  );

  async function send({ watch_replies, ...gmail }: FirstEmailValues): Promise<boolean> {
    if (message.fault) {
      texts.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return false;
    }
    const watches = isWatchOffered && watch_replies;
    const refused = await deliver({ gmail: isReady ? null : gmail, watches }, false);
    if (refused?.doubt) doubtful.start(refused.doubt);
    return refused === null;
  }

  return (
    <AppForm
      label="First email"
      initialValues={{
        email_address: settings.email_address ?? gmailAddressOf(account.email),
        app_password: '',
        watch_replies: false,
      }}
      schema={firstEmailSchema(isReady)}
      onSubmit={send}
      afterSave={(values) => ({ ...values, app_password: '' })}
    >
      {({ values, isSaving }) => (
        <Stack gap={{ base: '4', md: '6' }}>
          <UnsavedMark isDirty={!isReady && values.app_password !== ''} />
          <UnsavedMark isDirty={message.isEdited} end="signed_out" />
          <LeaveGuard />
          <DoubtDialog of={doubtful} name={creator.name} />
          <Panel title={`Email to ${creator.name}`}>
            <Stack gap="5">
              <AddressPart creator={creator} />
              {creator.email && <MessagePart ref={texts} message={message} />}
            </Stack>
          </Panel>
          {creator.email && (
            <Panel title={isReady ? undefined : 'Connect Gmail'}>
              <Stack gap="5">
                <GmailPart
                  settings={settings}
                  isReady={isReady}
                  fault={refusal?.step === 'gmail' ? refusal.sentence : null}
                />
                {isWatchOffered && <WatchPart />}
                {failed && !isSaving && <DeliveryStanding delivery={failed} />}
                {refusal && refusal.step !== 'gmail' && <FormFault sentence={refusal.sentence} />}
                <Flex align="center" justify="flex-end" gap="4" wrap="wrap">
                  <Text role="status" color="fg.muted">
                    {step && BUSY[step]}
                  </Text>
                  <Button type="submit" colorPalette="accent" disabled={isSaving}>
                    Send email
                  </Button>
                </Flex>
              </Stack>
            </Panel>
          )}
        </Stack>
      )}
    </AppForm>
  );
}
