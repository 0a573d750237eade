import { Box, chakra } from '@chakra-ui/react';
import { qrPath } from '../lib/qr-path.ts';

/** A QR code, drawn in the browser. Dark on light in both modes: not every camera reads the reverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = qrPath(text);
  return (
    <Box className="light" w="fit-content" borderWidth="1px" borderRadius="l2" overflow="hidden">
      <chakra.svg
        viewBox={`0 0 ${side} ${side}`}
        boxSize="10rem"
        display="block"
        bg="bg.panel"
        color="fg"
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path d={path} fill="currentColor" />
      </chakra.svg>
    </Box>
  );
}
