import { languageOf } from '#src/platform/contentLanguage.ts';
import type { SiteConfig } from '#src/platform/config.ts';
import { about, aboutMessages as messages } from '#src/features/content/help/texts/aboutText.ts';
import { childrenOf, helpHref } from '#src/features/content/help/texts/helpTopics.ts';
import { HelpSections } from './HelpSections.tsx';

/** About the platform: its role, its numbers and its agreements. */
export default function About({ filings }: { filings: SiteConfig['filings'] }) {
  const numbers = (['creditCode', 'chemicalLicence', 'icp', 'police', 'forwarder', 'nvocc'] as const)
    .map((key) => ({ name: messages.numbers[key], value: filings[key] }))
    .filter(({ value }) => value !== undefined);
  return (
    <>
      <HelpSections sections={about} />
      <section className="mt-8">
        <h2 className="mb-2.5 text-xl font-semibold">{messages.qualifications}</h2>
        <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
          {numbers.map(({ name, value }) => (
            <div key={name} className="bg-surface px-4 py-2.5">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd lang={languageOf(value ?? '')} className="break-all">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-xs text-ink-faint">{messages.qualificationsNote}</p>
      </section>
      <section className="mt-8">
        <h2 className="mb-2.5 text-xl font-semibold">{messages.agreements}</h2>
        <ul className="grid gap-3 sm:grid-cols-2">
          {childrenOf('3').map(({ id, title, lead }) => (
            <li key={id}>
              <a
                href={helpHref(id)}
                className="group block h-full rounded-md border border-line px-4 py-3 hover:border-brand-500"
              >
                <span className="font-semibold group-hover:text-brand-700 group-hover:underline">《{title}》</span>
                <span className="block text-sm text-ink-soft">{lead}</span>
                <span className="text-xs text-ink-faint">
                  {id in messages.versions && messages.versions[id as '3.1' | '3.2']}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
