import { hazardNames } from '#src/ui/messages/hazards.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { HazardSymbol } from './HazardSymbols.tsx';
import { HazardSymbols } from './HazardSymbols.tsx';

const red = '#d3222a';
const green = '#00843d';
const blue = '#0067b1';
const yellow = '#ffcd00';
const orange = '#f58220';
const white = '#fff';
const black = '#111';

interface LabelColours {
  upper: string;
  lower: string;
  /** Colour of the symbol, then of the number. */
  inks: [string, string];
  symbol: HazardSymbol;
}

const plain = (colour: string, ink: string, symbol: HazardSymbol): LabelColours => ({
  upper: colour,
  lower: colour,
  inks: [ink, ink],
  symbol,
});

/** Colours and symbols of the labels of GB 6944 and the IMDG Code, chapter 5.2. */
const labelColours: Readonly<Record<string, LabelColours>> = {
  '1': plain(orange, black, 'explosion'),
  '2.1': plain(red, white, 'flame'),
  '2.2': plain(green, white, 'cylinder'),
  '2.3': plain(white, black, 'skull'),
  '3': plain(red, white, 'flame'),
  '4.1': plain(white, black, 'stripedFlame'),
  '4.2': { upper: white, lower: red, inks: [black, white], symbol: 'flame' },
  '4.3': plain(blue, white, 'flame'),
  '5.1': plain(yellow, black, 'flameOverCircle'),
  '5.2': { upper: red, lower: yellow, inks: [white, black], symbol: 'flame' },
  '6.1': plain(white, black, 'skull'),
  '6.2': plain(white, black, 'biohazard'),
  '7': { upper: yellow, lower: white, inks: [black, black], symbol: 'trefoil' },
  '8': { upper: white, lower: black, inks: [black, white], symbol: 'corrosion' },
  '9': plain(white, black, 'stripes'),
};

interface Label {
  /** The class or division whose label it is: `3`, `6.1`, `1`. */
  key: string;
  /** The labels of classes 2, 4 and 6 show the class, those of 5 the division. */
  number: string;
  colours: LabelColours;
}

const labelOf = (division: string): Label | undefined => {
  const key = division in labelColours ? division : (division.split('.')[0] ?? '');
  const colours = labelColours[key];
  return colours && { key, number: key.startsWith('5') ? key : key.charAt(0), colours };
};

function LabelPicture({ label: { key, number, colours } }: { label: Label }) {
  const [upperInk, lowerInk] = colours.inks;
  return (
    <>
      <path d="M50 2 98 50H2Z" fill={colours.upper} />
      <path d="M50 98 2 50H98Z" fill={colours.lower} />
      <HazardSymbols symbol={colours.symbol} ink={upperInk} />
      <path d="M50 2 98 50 50 98 2 50Z" fill="none" stroke={black} strokeWidth="2" />
      <path d="M9 50 50 9 91 50" fill="none" stroke={upperInk} strokeWidth="2" />
      <path d="M9 50 50 91 91 50" fill="none" stroke={lowerInk} strokeWidth="2" />
      <text
        x="50"
        y={number.length > 1 ? 79 : 83}
        textAnchor="middle"
        fontSize={number.length > 1 ? 19 : 23}
        fontWeight="700"
        fill={lowerInk}
        textDecoration={key === '9' ? 'underline' : undefined}
      >
        {number}
      </text>
    </>
  );
}

/** The pictures of some labels, for the many `HazardLabel`s with `shared` of the same page. */
export function HazardSprite({ divisions }: { divisions: readonly string[] }) {
  const labels = new Map(divisions.map(labelOf).flatMap((label) => (label ? [[label.key, label] as const] : [])));
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      {[...labels].map(([key, label]) => (
        <symbol key={key} id={`hazard-${key}`} viewBox="0 0 100 100">
          <LabelPicture label={label} />
        </symbol>
      ))}
    </svg>
  );
}

interface Props {
  /** A class or division: `3`, `6.1`, `1.4`. */
  division: string;
  /** Width and height in CSS pixels. */
  size?: number;
  /** Shows the number beside a label that is too small to read it. */
  captioned?: boolean;
  /** Whether the picture is that of the page's `HazardSprite`. */
  shared?: boolean;
}

/** The diamond label of a hazard class. */
export function HazardLabel({ division, size = 28, captioned = false, shared = false }: Props) {
  const label = labelOf(division);
  if (!label) return null;
  const text = uiMessages.hazardClass(division, hazardNames[label.key] ?? '');
  return (
    <span className="inline-flex items-center gap-1" title={text}>
      <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true" className="shrink-0">
        {shared ? <use href={`#hazard-${label.key}`} /> : <LabelPicture label={label} />}
      </svg>
      <span className="sr-only">{text}</span>
      {captioned && (
        <span aria-hidden="true" className="text-xs text-ink-soft">
          {division}
        </span>
      )}
    </span>
  );
}
