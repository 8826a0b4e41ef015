import ShieldCheck from 'lucide-react/icons/shield-check';
import { paths } from '#contract/app/routes.ts';
import { hazardNames } from '#src/ui/messages/hazards.ts';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { homeBelowMessages as messages } from '#src/features/content/messages/homeBelow.ts';
import { Section } from '#src/ui/Section.tsx';

const neverOnline = new Set(['1', '6.2', '7']);
const classes = Object.keys(hazardNames)
  .filter((division) => !neverOnline.has(division))
  .toSorted();

/** The platform's checks of dangerous goods, and the classes accepted for review. */
export function Expertise() {
  return (
    <Section
      title={messages.expertise}
      lead={messages.expertiseLead}
      more={{ href: paths.dgdesk, name: messages.desk }}
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ul className="grid sm:grid-cols-2 sm:gap-3 max-sm:rounded-md max-sm:border max-sm:border-line max-sm:bg-surface max-sm:px-4">
          {messages.checks.map(({ title, text }) => (
            <li
              key={title}
              className="flex gap-3 border-line max-sm:py-3 max-sm:not-first:border-t sm:rounded-md sm:border sm:bg-surface sm:p-4"
            >
              <ShieldCheck className="size-5 shrink-0 text-brand-600" />
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-0.5 text-ink-soft max-sm:text-sm">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="rounded-md border border-line bg-surface p-5">
          <h3 className="font-semibold">{messages.classes}</h3>
          <ul className="mt-4 grid grid-cols-6 justify-between gap-y-3">
            {classes.map((division) => (
              <li key={division}>
                <HazardLabel division={division} size={44} />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-xs text-ink-faint">{messages.classesNote}</p>
        </div>
      </div>
    </Section>
  );
}
