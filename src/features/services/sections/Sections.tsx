import type { ServiceContent } from '../serviceContent.ts';
import { serviceMessages } from '../messages/services.ts';
import { Badge } from '#src/ui/Badge.tsx';
import Clock from 'lucide-react/icons/clock';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Headset from 'lucide-react/icons/headset';
import Siren from 'lucide-react/icons/siren';
import { uiMessages } from '#src/ui/messages/ui.ts';

const sectionsMessages = serviceMessages.sections;

/** The documents of the service's shipments: a table on a wide screen, lines on a narrow one. */
export function Documents({ documents }: Pick<ServiceContent, 'documents'>) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full text-left">
        <thead className="max-sm:sr-only">
          <tr className="bg-sunken text-sm text-ink-soft cells:px-3 cells:py-2 cells:font-medium cells:first:pl-5 cells:last:pr-5">
            <th scope="col">{sectionsMessages.documentName}</th>
            <th scope="col">{sectionsMessages.issuer}</th>
            <th scope="col">{sectionsMessages.due}</th>
          </tr>
        </thead>
        <tbody className="max-sm:block [&>tr+tr]:border-t [&>tr+tr]:border-line">
          {documents.map(({ name, issuer, due, dangerousOnly }) => (
            <tr
              key={name}
              className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-2 max-sm:px-4 max-sm:py-2 sm:align-top sm:cells:px-3 sm:cells:py-2 sm:cells:first:pl-5 sm:cells:last:pr-5"
            >
              <th scope="row" className="font-normal max-sm:basis-full">
                {name}
                {dangerousOnly && (
                  <Badge tone="hazard" className="ml-2">
                    {sectionsMessages.dangerousOnly}
                  </Badge>
                )}
              </th>
              <td className="text-ink-soft max-sm:text-xs sm:whitespace-nowrap">{issuer}</td>
              <td className="text-ink-soft max-sm:text-xs sm:w-44">{due}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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

export interface Hotlines {
  hotline: string;
  emergencyHotline: string;
}

const consultantMessages = serviceMessages.consultant;

/** The consultant's number for office hours, and the emergency hotline. */
export function Consultant({ hotline, emergencyHotline }: Hotlines) {
  return (
    <section className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="px-5 py-4">
        <h2 className="flex items-center gap-2 font-semibold">
          <Headset className="size-5 text-brand-600" />
          {consultantMessages.title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{consultantMessages.text}</p>
        <a href={`tel:${hotline}`} className="mt-2 block text-xl font-semibold text-brand-700">
          {hotline}
        </a>
        <p className="text-xs text-ink-faint">{uiMessages.hotlines.serviceHours}</p>
      </div>
      <div className="flex gap-3 border-t border-hazard bg-hazard-soft px-5 py-3 text-hazard-ink">
        <Siren className="mt-0.5 size-5 shrink-0" />
        <p className="text-sm">
          {uiMessages.hotlines.emergency}（{uiMessages.hotlines.emergencyHours}）
          <a href={`tel:${emergencyHotline}`} className="block text-lg font-semibold">
            {emergencyHotline}
          </a>
        </p>
      </div>
    </section>
  );
}
