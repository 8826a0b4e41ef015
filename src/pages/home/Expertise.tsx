import ShieldCheck from 'lucide-react/icons/shield-check';
import Siren from 'lucide-react/icons/siren';
import { hazardWords } from '#src/copy.ts';
import { pageCopy } from '#src/pageCopy.ts';
import { HazardLabel } from '#src/parts/HazardLabel.tsx';
import { Section } from './Section.tsx';

const neverOnline = new Set(['1', '6.2', '7']);
const classes = Object.keys(hazardWords)
  .filter((division) => !neverOnline.has(division))
  .toSorted();
const words = pageCopy.home;

/** What the platform checks of dangerous goods, which classes it takes, and whom to call. */
export function Expertise({ emergencyHotline }: { emergencyHotline: string }) {
  return (
    <Section raised title={words.expertise} lead={words.expertiseLead}>
      <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
        <ul className="flex flex-col gap-3">
          {words.checks.map((check) => (
            <li key={check} className="flex gap-2.5 leading-6">
              <ShieldCheck className="mt-0.5 size-5 shrink-0 text-brand-600" />
              {check}
            </li>
          ))}
        </ul>
        <div>
          <h3 className="font-semibold">{words.classes}</h3>
          <ul className="mt-3 flex flex-wrap gap-3">
            {classes.map((division) => (
              <li key={division}>
                <HazardLabel division={division} size={48} />
              </li>
            ))}
          </ul>
          <p className="mt-2 text-xs text-ink-faint">{words.classesNote}</p>
          <p className="mt-5 flex items-center gap-3 rounded-md border border-hazard bg-hazard-soft p-4 text-hazard-ink">
            <Siren className="size-6 shrink-0" />
            <span>
              {words.emergency}
              <a href={`tel:${emergencyHotline}`} className="block text-xl font-semibold">
                {emergencyHotline}
              </a>
            </span>
          </p>
        </div>
      </div>
    </Section>
  );
}
