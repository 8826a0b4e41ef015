import Clock from 'lucide-react/icons/clock';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';

/** The deadlines for shippers. */
export function CutOffs({ cutOffs }: Pick<ServiceContent, 'cutOffs'>) {
  return (
    <section className="rounded-lg border border-line bg-surface px-5 py-4">
      <h3 className="flex items-center gap-2 font-semibold">
        <Clock className="size-4 text-brand-600" />
        {serviceMessages.sections.cutOffs}
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
