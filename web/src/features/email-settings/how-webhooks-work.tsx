import { Stack } from '@chakra-ui/react';
import { Panel } from '../../components/panel.tsx';

const STEPS = [
  'You save a creator, and your template becomes their e-mail.',
  'We send that e-mail to your webhook URL, as a POST request.',
  'Your system mails it to the creator, from the address you choose.',
  'It answers 200 OK, and we mark the creator as contacted.',
];

/** Who sends what to whom. */
export function HowWebhooksWork() {
  return (
    <Panel title="How Webhooks Work">
      <Stack as="ol" gap="2" ps="5" listStyleType="decimal" color="fg.muted">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
    </Panel>
  );
}
