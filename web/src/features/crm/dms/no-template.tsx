import { Heading, Stack, Text } from '@chakra-ui/react';
import { byPlatform, PLATFORMS } from '@vibes/core/creator/platform';
import type { MessageTemplates } from '@vibes/core/template/message-templates';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../../components/link-button.ts';
import { routes } from '../../../lib/routes.ts';
import { preparedDm } from '../direct-message/prepared-dm.ts';

/** A creator of whom everything is known: only the template can be at fault. */
const SOMEBODY = { name: 'Anna Smith', handles: byPlatform(() => 'anna') };

/** In place of the cards while no DM template can be filled in: why, and where to fix it. */
export function NoTemplate(props: { templates: MessageTemplates; my_name: string }) {
  const faults = PLATFORMS.flatMap((platform) => {
    const dm = preparedDm({ creator: SOMEBODY, platform, ...props });
    return dm.ok ? [] : [dm.sentence];
  });
  return (
    <Stack align="center" textAlign="center" gap="2" py={{ base: '10', md: '16' }}>
      <Heading as="h2" textStyle="lg" fontWeight="600">
        Your DM templates aren’t ready
      </Heading>
      {faults.map((sentence) => (
        <Text key={sentence} color="fg.muted" maxW="32rem">
          {sentence}
        </Text>
      ))}
      <LinkButton asChild size="sm" colorPalette="accent" mt="3">
        <Link to={routes.templates}>Message Templates</Link>
      </LinkButton>
    </Stack>
  );
}
