import { useEffect, useState } from 'react';

/** A QR code of a link for a phone's camera, drawn in the browser. The frame keeps its place until then. */
export function Qr({ href, label }: { href: string; label: string }) {
  const [code, setCode] = useState<{ side: number; path: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    import('../../../lib/qr-path.ts').then(
      ({ qrPath }) => {
        if (!isGone) setCode(qrPath(new URL(href, location.origin).href));
      },
      // Without its chunk there is no code; the link beside it remains.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [href]);
  return (
    <div className="steps-qr">
      {code && (
        <svg
          viewBox={`0 0 ${code.side} ${code.side}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={label}
        >
          <path d={code.path} fill="currentColor" />
        </svg>
      )}
    </div>
  );
}
