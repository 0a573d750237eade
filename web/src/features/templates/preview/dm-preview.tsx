import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { PLATFORM_NAMES, type Platform } from '@vibes/core/creator/platform';
import { renderDirectMessage } from '@vibes/core/template/render-direct-message';
import type { TemplateValues } from '../fields/template-schema.ts';
import { MessageText } from './message-text.tsx';
import { TemplateFault } from './template-fault.tsx';
import type { Preview } from './use-preview.ts';

/** Instagram rounds every corner of a message, TikTok all but the one at its sender. */
const CORNERS: Record<Platform, string> = { instagram: '20px', tiktok: '14px 14px 2px 14px' };

/** The DM as it looks in the chat with this creator once the person has sent it. */
export function DmPreview(props: {
  platform: Platform;
  templates: TemplateValues;
  preview: Preview;
}) {
  const { platform, templates, preview } = props;
  const rendering = renderDirectMessage(platform, templates, preview.values);
  const name = PLATFORM_NAMES[platform];
  return (
    <Box bg="bg" borderWidth="1px" borderRadius="l2">
      <Flex align="center" gap="3" px="4" py="3" borderBottomWidth="1px">
        <Flex
          boxSize="9"
          flexShrink={0}
          align="center"
          justify="center"
          borderRadius="full"
          bg="bg.muted"
          fontWeight="600"
          aria-hidden="true"
        >
          {/^./u.exec(preview.creator.name)?.[0].toUpperCase()}
        </Flex>
        <Box minW="0">
          <Text fontWeight="600" truncate>
            {preview.creator.name}
          </Text>
          <Text textStyle="xs" color="fg.muted" truncate>
            {`@${preview.creator.handle} on ${name}`}
          </Text>
        </Box>
      </Flex>
      <Box p="4" minH="8rem">
        {rendering.ok ? (
          <>
            <Box
              w="fit-content"
              maxW="88%"
              ms="auto"
              px="4"
              py="2.5"
              bg="bg.inverted"
              color="fg.inverted"
              style={{ borderRadius: CORNERS[platform] }}
            >
              <MessageText text={rendering.text} />
            </Box>
            <Text mt="3" textStyle="xs" color="fg.muted" textAlign="end">
              {rendering.is_shortened && `Cut here: ${name} takes no more. `}
              {`Copied when you capture a creator. You send it in ${name}.`}
            </Text>
          </>
        ) : (
          <chakra.div>
            <TemplateFault
              fault={rendering.fault}
              empty="Your DM appears here as it looks in the chat."
            />
          </chakra.div>
        )}
      </Box>
    </Box>
  );
}
