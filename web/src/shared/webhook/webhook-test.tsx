import type { WebhookChannel } from '@vibes/core/channel/channel';
import { ChannelTest } from '../channel/channel-test.tsx';
import { sendTestWebhook } from './webhook.data.ts';

/** Tries the saved URL out with an example event. */
export function WebhookTest(props: {
  channel: WebhookChannel;
  isSaved: boolean;
  isDirty: boolean;
}) {
  const unsaved = props.isDirty ? 'Save your changes first: the saved URL is tested.' : null;
  return (
    <ChannelTest
      label="Send test event"
      busyLabel="Sending..."
      hint="Sends an example event to the saved URL. No creator is contacted."
      passed="Your webhook took the test event."
      blocked={props.isSaved ? unsaved : 'Save a URL first.'}
      run={() => sendTestWebhook(props.channel)}
    />
  );
}
