import { Box } from '@chakra-ui/react';
import { PhoneSketch, SketchButton, SketchCard, SketchLine } from './phone-sketch.tsx';

/** The screens of the guide, in their order. */

export function KeyPicture() {
  return (
    <PhoneSketch shows="This page on the phone: the key, masked, and the button that copies it">
      <Box fontWeight="600">Your API key</Box>
      <SketchCard fontFamily="mono">vo_live_••••3k9Q</SketchCard>
      <SketchButton>Copy API key</SketchButton>
      <SketchLine w="90%" />
      <SketchLine w="60%" />
    </PhoneSketch>
  );
}

export function PastePicture() {
  return (
    <PhoneSketch shows="The Shortcuts app adding the shortcut and asking for the API key">
      <Box fontWeight="600">Vibes Outreach</Box>
      <SketchCard display="grid" gap="1.5">
        What is your API key?
        <Box borderWidth="1px" borderRadius="l1" px="1.5" py="1" fontFamily="mono">
          Paste
        </Box>
      </SketchCard>
      <SketchButton>Add Shortcut</SketchButton>
      <SketchLine w="70%" />
    </PhoneSketch>
  );
}

export function ReplacePicture() {
  return (
    <PhoneSketch shows="The shortcut in the editor: the text field api_key holds the key">
      <Box display="flex" justifyContent="space-between" fontWeight="600">
        <span>Vibes Outreach</span>
        <span>Done</span>
      </Box>
      <SketchCard borderColor="fg.subtle" display="grid" gap="1">
        <Box fontWeight="600">api_key</Box>
        <Box fontFamily="mono">vo_live_…</Box>
      </SketchCard>
      <SketchCard display="grid" gap="1.5" py="2">
        <SketchLine w="80%" />
        <SketchLine w="55%" />
      </SketchCard>
    </PhoneSketch>
  );
}

export function PressPicture() {
  return (
    <PhoneSketch shows="A creator's profile with the shortcut's answer above it">
      <SketchCard boxShadow="sm">
        <Box fontWeight="600">Vibes Outreach</Box>
        Saved. Email to ann@studio.example is on its way.
      </SketchCard>
      <Box boxSize="9" borderRadius="full" bg="bg.emphasized" mx="auto" mt="2" />
      <Box display="grid" justifyItems="center" gap="1.5">
        <SketchLine w="50%" />
        <SketchLine w="70%" />
      </Box>
    </PhoneSketch>
  );
}
