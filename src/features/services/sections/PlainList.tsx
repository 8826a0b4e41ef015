import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';

const marks = {
  check: <Check className="mt-1 size-4 shrink-0 text-success" />,
  minus: <Minus className="mt-1 size-4 shrink-0 text-ink-faint" />,
};

interface Props {
  title: string;
  items: readonly string[];
  mark: keyof typeof marks;
}

/** A titled card of short points. */
export function PlainList({ title, items, mark }: Props) {
  return (
    <section className="rounded-lg border border-line bg-surface px-5 py-4">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-col gap-1">
        {items.map((item) => (
          <li key={item} className="flex gap-2 leading-6">
            {marks[mark]}
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
