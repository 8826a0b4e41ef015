import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';

/** Frequent questions, each unfolding its answer. */
export function Questions({ questions }: Pick<ServiceContent, 'questions'>) {
  return (
    <div className="rounded-lg border border-line bg-surface [&>details+details]:border-t [&>details+details]:border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="px-5" name="questions">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-medium">
            {question}
            <ChevronDown className="size-4 shrink-0 text-ink-faint transition-transform in-[details[open]]:rotate-180" />
          </summary>
          <p className="pb-4 leading-6 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  );
}
