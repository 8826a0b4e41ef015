import type { Chart } from '#stories/tooling/charts/chart.ts';
import type { MachineName } from '#stories/tooling/charts/machines.ts';
import { sentenceOf } from '#stories/tooling/charts/sentence.ts';
import type { Coverage } from './coverage.ts';
import { levelNames, levels, wasTaken, whyLeft } from './coverage.ts';
import { transitionHash } from './route.ts';

interface Props {
  name: MachineName;
  chart: Chart;
  line: Coverage | undefined;
  pickedId: string | undefined;
}

const signs = new Map<boolean | undefined, [string, string, string]>([
  [true, ['✓', '已走过', 'text-success']],
  [false, ['—', '没有走到', 'text-ink-faint']],
  [undefined, ['·', '不适用', 'text-ink-faint']],
]);

/** Every transition of a machine as a sentence, with the levels that cover it. */
export function Transitions({ name, chart, line, pickedId }: Props) {
  return (
    <section className="mt-10">
      <h2 className="text-xl font-semibold">会发生的一切</h2>
      {!line && <p className="mt-1 text-ink-soft">这一次没有测量覆盖，所以没有标出哪些走过。</p>}
      <table className="mt-3 w-full border-t border-line bg-surface">
        <thead>
          <tr className="border-b border-line text-left text-sm text-ink-soft">
            <th scope="col" className="px-3 py-2 font-normal">
              在什么状态，发生什么，去哪里
            </th>
            {line &&
              levelNames.map((level) => (
                <th key={level} scope="col" className="w-10 px-0.5 sm:w-14 sm:px-1 py-2 text-center font-normal">
                  {levels[level]}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {chart.transitions.map((transition) => (
            <tr
              key={`${transition.id} ${transition.target}`}
              className={`border-b border-line ${transition.id === pickedId ? 'bg-brand-100' : ''}`}
            >
              <td className="px-3 py-1.5">
                <a
                  href={transitionHash(name, transition.id)}
                  aria-current={transition.id === pickedId || undefined}
                  className="hover:text-brand-700 hover:underline"
                >
                  {sentenceOf(chart, transition)}
                </a>
              </td>
              {line &&
                levelNames.map((level) => {
                  const taken = wasTaken(line, level, transition);
                  const [sign, said, tone] = signs.get(taken)!;
                  const why = taken === false && level === 'service' ? `：${whyLeft(line, transition)}` : '';
                  return (
                    <td key={level} className={`px-1 text-center ${tone}`} title={`${said}${why}`}>
                      <span aria-hidden="true">{sign}</span>
                      <span className="sr-only">{said}</span>
                    </td>
                  );
                })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
