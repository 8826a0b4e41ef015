import { hazardNames } from '#src/ui/messages/hazards.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import pictures from './hazardLabels.svg?no-inline';

/** The labels in the order of their pictures, and the class names that select each picture. */
const places: readonly (readonly [label: string, className: string])[] = [
  ['1', '[--place:0]'],
  ['2.1', '[--place:1]'],
  ['2.2', '[--place:2]'],
  ['2.3', '[--place:3]'],
  ['3', '[--place:4]'],
  ['4.1', '[--place:5]'],
  ['4.2', '[--place:6]'],
  ['4.3', '[--place:7]'],
  ['5.1', '[--place:8]'],
  ['5.2', '[--place:9]'],
  ['6.1', '[--place:10]'],
  ['6.2', '[--place:11]'],
  ['7', '[--place:12]'],
  ['8', '[--place:13]'],
  ['9', '[--place:14]'],
];

/** The index of a division's label among the pictures; 1.4 uses the label of 1. */
const placeOf = (division: string): number | undefined =>
  [division, division.split('.')[0]].map((one) => places.findIndex(([label]) => label === one)).find((at) => at >= 0);

const textOf = (division: string, place: number): string =>
  uiMessages.hazardClass(division, hazardNames[places[place]![0]] ?? '');

interface Props {
  /** A class or division: `3`, `6.1`, `1.4`. */
  division: string;
  /** Width and height in CSS pixels. */
  size?: number;
  /** Shows the number next to a label that is too small to read. */
  captioned?: boolean;
}

/** The diamond label of a hazard class. */
export function HazardLabel({ division, size = 28, captioned = false }: Props) {
  const place = placeOf(division);
  if (place === undefined) return null;
  const text = textOf(division, place);
  return (
    <span className="inline-flex items-center gap-1" title={text}>
      <img
        src={pictures}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        className={`hazard-picture shrink-0 ${places[place]![1]}`}
      />
      <span className="sr-only">{text}</span>
      {captioned && (
        <span aria-hidden="true" className="text-xs text-ink-soft">
          {division}
        </span>
      )}
    </span>
  );
}

/** Classes and divisions as items of a list, each a single element: its number, and from 1024 px on its picture. */
export const HazardNumbers = ({ divisions }: { divisions: readonly string[] }) =>
  divisions.map((division) => {
    const place = placeOf(division);
    return place === undefined ? null : (
      <li key={division} title={textOf(division, place)} className={`hazard-number ${places[place]![1]}`}>
        {division}
      </li>
    );
  });
