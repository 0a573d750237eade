import { Box, chakra } from '@chakra-ui/react';
import QRCode from 'qrcode';

/** Light modules around the code, as the standard asks (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A code for a camera, drawn in the browser. Dark on light in both modes: not every camera reads the reverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET_ZONE;
  const dark = Array.from(modules.data, (isDark, i) =>
    isDark
      ? `M${(i % modules.size) + QUIET_ZONE} ${Math.floor(i / modules.size) + QUIET_ZONE}h1v1h-1z`
      : '',
  ).join('');
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
        <path d={dark} fill="currentColor" />
      </chakra.svg>
    </Box>
  );
}
