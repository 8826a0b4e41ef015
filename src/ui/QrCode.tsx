import { encode } from 'uqr';

interface Props {
  text: string;
  label: string;
  className?: string;
}

/** The dark modules, row by row, neighbours drawn as one. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const width = (end === -1 ? row.length : end) - x;
        return `M${x} ${y}h${width}v1h-${width}z`;
      }),
    )
    .join('');

/** A QR code with the quiet zone of four modules that scanners want; black on white whatever the theme. */
export function QrCode({ text, label, className = '' }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      // drawn here, so there is no address for an image to have
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`forced-color-adjust-none ${className}`}
    >
      <path d={`M0 0h${size}v${size}H0z`} className="fill-white" />
      <path d={pathOf(data)} className="fill-black" />
    </svg>
  );
}
