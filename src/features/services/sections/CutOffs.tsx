import Clock from 'lucide-react/icons/clock';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { lineWords } from '#src/features/services/messages.ts';

/** The deadlines a shipper must know. */
export function CutOffs({ cutOffs }: Pick<LineContent, 'cutOffs'>) {
  return (
    <section className="rounded-lg border border-line bg-surface px-5 py-4">
      <h3 className="flex items-center gap-2 font-semibold">
        <Clock className="size-4 text-brand-600" />
        {lineWords.sections.cutOffs}
      </h3>
      <dl className="mt-2 flex flex-col gap-2">
        {cutOffs.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
