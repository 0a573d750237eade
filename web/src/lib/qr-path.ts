import QRCode from 'qrcode';

/** Light modules around the code, as the standard asks (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * The code of a text as an SVG path: `path` fills the dark modules of a square of `side` by `side`
 * units, quiet zone included.
 */
export function qrPath(text: string): { side: number; path: string } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from(data, (isDark, i) =>
    isDark ? `M${(i % size) + QUIET_ZONE} ${Math.floor(i / size) + QUIET_ZONE}h1v1h-1z` : '',
  ).join('');
  return { side: size + 2 * QUIET_ZONE, path };
}
