import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { EmailSettings } from '@vibes/core/account/email-settings';
import type { UserAccount } from '@vibes/core/account/user-account';
import type { UserData } from '@vibes/core/account/user-data';
import type { Creator } from '@vibes/core/creator/creator';
import type { Delivery } from '@vibes/core/delivery/delivery';
import { useRef, useState } from 'react';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { AppForm } from '../../../components/form/app-form.tsx';
import { FormFault } from '../../../components/form/form-fault.tsx';
import { SwitchField } from '../../../components/form/switch-field.tsx';
import { LeaveGuard } from '../../../components/leave-guard.tsx';
import { Panel } from '../../../components/panel.tsx';
import { UnsavedMark } from '../../../components/unsaved-mark.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useUid } from '../../../lib/live.ts';
import { DeliveryStanding } from '../../../shared/delivery/delivery-standing.tsx';
import { DoubtDialog } from '../../../shared/delivery/doubt-dialog.tsx';
import { useDoubtful } from '../../../shared/delivery/use-doubtful.ts';
import { GmailFields } from '../../../shared/gmail/gmail-fields.tsx';
import { gmailSchema, type GmailValues } from '../../../shared/gmail/gmail-schema.ts';
import { repliesOffer, WHAT_IS_READ } from '../../../shared/replies/replies-words.ts';
import { AddressPart } from './address-part.tsx';
import { AppPasswordPictures } from './app-password-pictures.tsx';
import { keepFirstEmail } from './first-email-draft.ts';
import { MessagePart } from './message-part.tsx';
import { sendFirstEmail, type SendRefusal, type SendStep } from './send-first-email.data.ts';
import { isConnected } from './set-up.ts';
import { useFirstMessage } from './use-first-message.ts';

const BUSY: Record<SendStep, string> = {
  template: 'Saving your template...',
  gmail: 'Checking with Gmail...',
  replies: 'Saving...',
  email: 'Sending...',
};

/** The address of the sign-in where it is a Gmail account; empty for any other, which may be no mailbox of Google's. */
const gmailAddressOf = (email: string): string =>
  /@(?:gmail|googlemail)\.com$/i.test(email) ? email : '';

/** What is typed and chosen besides the email itself. */
interface FirstEmailValues extends GmailValues {
  watch_replies: boolean;
}

/** Gmail, or a webhook, is connected: there is nothing to type. */
const CONNECTED: ObjectSchema<GmailValues> = object({
  // An empty field comes as undefined.
  email_address: string().default(''),
  app_password: string().default(''),
});

/** @param isConnected emails can go out already */
const firstEmailSchema = (isConnected: boolean): ObjectSchema<FirstEmailValues> =>
  (isConnected ? CONNECTED : gmailSchema({ has_password: false })).shape({
    watch_replies: boolean().default(false),
  });

/** Whether watching for replies is offered with the email: by Gmail, from the operator's date on, and while it is off. */
const offersWatch = (
  { emailSettings, replies }: Pick<UserData, 'emailSettings' | 'replies'>,
  now: Date,
): boolean =>
  emailSettings.active_email_mode === 'gmail' &&
  !emailSettings.watch_replies &&
  repliesOffer(replies, now).kind === 'now';

/** The person's own yes to watching for replies: off until they give it. */
const WatchPart = () => (
  <SwitchField name="watch_replies" label="Watch for replies" sentence={WHAT_IS_READ} />
);

/** The way the email goes: Gmail, to be connected, or what is connected already. */
function GmailPart(props: {
  settings: EmailSettings;
  isReady: boolean;
  /** What Gmail said to the address and the password. */
  fault: string | null;
}) {
  const { settings, isReady, fault } = props;
  if (isReady) {
    const { active_email_mode, email_address } = settings;
    return (
      <Text color="fg.muted">
        {active_email_mode === 'webhook'
          ? 'Goes out through your webhook.'
          : `Goes out from ${email_address ?? ''}.`}
      </Text>
    );
  }
  return (
    <Stack gap="5">
      <GmailFields passwordHint="16 letters, with or without spaces. We check it with Gmail before anything is sent." />
      {fault !== null && <FormFault sentence={fault} />}
      <AppPasswordPictures />
    </Stack>
  );
}

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
