import { chartOf } from '#stories/tooling/charts/chart.ts';
import { chartNames } from '#stories/tooling/charts/meanings.ts';
import { sentenceOf } from '#stories/tooling/charts/sentence.ts';
import type { Coverage } from './coverage.ts';
import { whyFlowLeft, whyLeft } from './coverage.ts';
import { transitionHash } from './route.ts';

/** What the whole-site tests omit, with the reason if known. */
export function LeftOut({ table }: { table: readonly Coverage[] }) {
  const outside = table.filter(({ levels: { service } }) => service.transitions === 0);
  const lines = table.filter(({ levels: { service } }) => service.transitions > 0 && service.left.length > 0);
  return (
    <section className="mt-10">
      <h2 className="text-xl font-semibold">全站没有走到的</h2>
      <p className="mt-1 max-w-4xl text-ink-soft">
        全站指整个网站连同真实的服务，在真实的浏览器里走。它只走主要流程；下面这些在机器与界面两级都走过，全站没有走。
      </p>
      {outside.length > 0 && (
        <>
          <p className="mt-1">整个流程都不在全站行程之内的：</p>
          <ul className="max-w-4xl list-disc pl-6">
            {outside.map((line) => (
              <li key={line.machine}>
                {chartNames[line.machine].title}：{whyFlowLeft(line)}。
              </li>
            ))}
          </ul>
        </>
      )}
      {lines.map((line) => {
        const chart = chartOf(line.machine);
        return (
          <details key={line.machine} className="mt-2 rounded-md border border-line bg-surface px-4 py-2">
            <summary className="cursor-pointer">
              {chartNames[line.machine].title}（{line.levels.service.left.length}）
            </summary>
            <ul className="mt-1 grid gap-1">
              {chart.transitions
                .filter(({ id }) => line.levels.service.left.includes(id))
                .map((transition) => (
                  <li key={transition.id}>
                    <a
                      href={transitionHash(line.machine, transition.id)}
                      className="hover:text-brand-700 hover:underline"
                    >
                      {sentenceOf(chart, transition)}
                    </a>
                    <span className="text-sm text-ink-soft"> {whyLeft(line, transition)}</span>
                  </li>
                ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}
