import Check from 'lucide-react/icons/check';

/** The promises, in a row. */
export function Points({ points, dark = false }: { points: readonly string[]; dark?: boolean }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
      {points.map((point) => (
        <li key={point} className="flex items-center gap-1.5">
          <Check className={`size-4 shrink-0 ${dark ? 'text-brand-200' : 'text-brand-600'}`} />
          {point}
        </li>
      ))}
    </ul>
  );
}
