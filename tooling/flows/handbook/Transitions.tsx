import type { Chart } from '../charts/chart.ts';
import type { MachineName } from '../charts/machines.ts';
import { sentenceOf } from '../charts/sentence.ts';
import { transitionHash } from './route.ts';

interface Props {
  name: MachineName;
  chart: Chart;
  pickedId: string | undefined;
}

/** Every transition of a machine as a sentence. */
export function Transitions({ name, chart, pickedId }: Props) {
  return (
    <section className="mt-10">
      <h2 className="text-xl font-semibold">会发生的一切</h2>
      <ul className="mt-3 border-t border-line bg-surface">
        {chart.transitions.map((transition) => (
          <li
            key={`${transition.id} ${transition.target}`}
            className={`border-b border-line px-3 py-1.5 ${transition.id === pickedId ? 'bg-brand-100' : ''}`}
          >
            <a
              href={transitionHash(name, transition.id)}
              aria-current={transition.id === pickedId || undefined}
              className="hover:text-brand-700 hover:underline"
            >
              {sentenceOf(chart, transition)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
