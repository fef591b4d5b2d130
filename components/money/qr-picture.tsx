import { encode } from 'uqr';

/** A QR code, dark on light in both themes, because cameras need that contrast. */
export const QrPicture = ({ text, label }: { text: string; label: string }) => {
  const { data: rows, size: side } = encode(text, { ecc: 'M', border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-control bg-white text-black"
    >
      <path fill="currentColor" d={squares.join('')} />
    </svg>
  );
};
