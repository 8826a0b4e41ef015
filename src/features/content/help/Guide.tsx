import ArrowRight from 'lucide-react/icons/arrow-right';
import { GuideScene } from '#src/illustrations/GuideScene.tsx';
import type { GuideStep } from '#src/features/content/help/texts/guideText.ts';
import { cutOffTimes, guideSteps } from '#src/features/content/help/texts/guideText.ts';

/** The beginner's guide: eight numbered steps, each with an illustration. */
export default function Guide() {
  return (
    <ol className="flex flex-col gap-7 sm:gap-9">
      {guideSteps.map((step, index) => (
        <li key={step.title} className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
          <GuideScene scene={step.picture} className="w-full self-start rounded-lg bg-brand-50 max-sm:hidden" />
          <Step step={step} number={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function Step({ step: { title, text, points, picture, link }, number }: { step: GuideStep; number: number }) {
  return (
    <div className="min-w-0">
      <h2 className="flex items-center gap-2.5 text-xl font-semibold">
        <span className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-600 text-base text-white">
          {number}
        </span>
        {title}
      </h2>
      <p className="mt-2 leading-7">{text}</p>
      <ul className="mt-1.5 list-disc pl-5 leading-7 text-ink-soft marker:text-brand-500 [&>li+li]:mt-1">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {picture === 'clock' && <CutOffTimes />}
      {link && (
        <a
          href={link.href}
          className="mt-2 inline-flex min-h-8 items-center gap-1 font-medium text-brand-700 hover:underline"
        >
          {link.text}
          <ArrowRight className="size-4" />
        </a>
      )}
    </div>
  );
}

/** The usual cut-offs of a sailing, from the first to the last. */
function CutOffTimes() {
  return (
    <dl className="mt-3 overflow-hidden rounded-md border border-line text-sm">
      {cutOffTimes.map(({ name, when, what }) => (
        <div
          key={name}
          className="grid gap-x-3 border-t border-line px-3 py-2 first:border-t-0 sm:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,11fr)]"
        >
          <dt className="font-medium">{name}</dt>
          <dd className="text-brand-800">{when}</dd>
          <dd className="text-ink-soft">{what}</dd>
        </div>
      ))}
    </dl>
  );
}
