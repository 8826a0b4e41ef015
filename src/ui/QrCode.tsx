import { encode } from 'uqr';

interface Props {
  text: string;
  label: string;
  className?: string;
}

/** The path of the dark modules, row by row, with neighbours merged. */
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

/** A QR code with the required quiet zone of four modules; black on white in every theme. */
export function QrCode({ text, label, className = '' }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      // an inline SVG has no address for an img element
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
