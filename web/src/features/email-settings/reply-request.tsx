import { Text } from '@chakra-ui/react';
import { CodeSample } from '../../components/code-sample.tsx';
import { Panel } from '../../components/panel.tsx';

const sample = (origin: string) => `curl -X POST ${origin}/api/reply \\
  -H 'Authorization: Bearer YOUR_API_KEY' \\
  -H 'Content-Type: application/json' \\
  -d '{
    "webhook_id": "the webhook-id header of the email",
    "from": "creator@example.com",
    "subject": "Re: Collaboration",
    "text": "Yes, what do you pay?",
    "at": "2026-11-20T09:05:00Z"
  }'`;

/** How the person's own system reports a reply. */
export function ReplyRequest() {
  return (
    <Panel
      title="Report replies"
      subtitle="Your system gets the replies, so tell us of them and the CRM shows them."
    >
      <CodeSample label="Sample request that reports a reply" code={sample(location.origin)} />
      <Text color="fg.muted" mt="3">
        Send webhook_id or from. The same reply twice counts once.
      </Text>
    </Panel>
  );
}
