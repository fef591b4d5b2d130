import { toQr, toQrPath } from '#lib/features/accounts/rules/qr/to-qr.ts';

/** A text for another device's camera: dark on light in both themes, as cameras want it. */
export const QrPicture = ({ text, label }: { text: string; label: string }) => {
  const rows = toQr(text);
  const side = rows.length + 8;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-control bg-white text-black"
    >
      <path fill="currentColor" d={toQrPath(rows)} />
    </svg>
  );
};
