import { chartNames } from '#stories/tooling/charts/meanings.ts';
import type { Coverage, Level, Measure } from './coverage.ts';
import { levelNames, levels, totalOf } from './coverage.ts';
import { hashOf } from './route.ts';

const measures: Record<Measure, string> = { states: '状态', transitions: '转移', paths: '路径' };
const measureNames = Object.keys(measures) as Measure[];

const share = (reached: number, all: number): string => (all === 0 ? String(reached) : `${reached} / ${all}`);

function Cells({ of }: { of: (level: Level, measure: Measure) => [number, number] }) {
  return levelNames.flatMap((level) =>
    measureNames.map((measure) => {
      const [reached, all] = of(level, measure);
      const tone = all > 0 && reached === all ? 'text-success' : '';
      const edge = measure === 'states' ? 'border-l border-line' : '';
      return (
        <td key={`${level} ${measure}`} className={`px-3 py-1.5 text-right whitespace-nowrap ${tone} ${edge}`}>
          {share(reached, all)}
        </td>
      );
    }),
  );
}

/** The coverage of every machine at every level, with totals. */
export function CoverageTable({ table }: { table: readonly Coverage[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <section className="mt-4 max-w-5xl overflow-x-auto border border-line bg-surface" aria-label="覆盖表" tabIndex={0}>
      <table className="w-full">
        <thead>
          <tr className="border-b border-line text-sm text-ink-soft">
            <th scope="col" rowSpan={2} className="px-3 py-2 text-left font-normal">
              流程
            </th>
            {levelNames.map((level) => (
              <th key={level} scope="colgroup" colSpan={3} className="border-l border-line px-3 py-1.5 font-semibold">
                {levels[level]}
              </th>
            ))}
          </tr>
          <tr className="border-b border-line text-sm text-ink-soft">
            {levelNames.flatMap((level) =>
              measureNames.map((measure) => (
                <th
                  key={`${level} ${measure}`}
                  scope="col"
                  className="px-3 py-1 text-right font-normal whitespace-nowrap"
                >
                  {measures[measure]}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {table.map((line) => (
            <tr key={line.machine} className="border-b border-line">
              <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                <a href={hashOf({ page: 'flow', name: line.machine })} className="hover:text-brand-700 hover:underline">
                  {chartNames[line.machine].title}
                </a>
              </th>
              <Cells of={(level, measure) => [line.levels[level][measure], measure === 'paths' ? 0 : line[measure]]} />
            </tr>
          ))}
          <tr className="font-semibold">
            <th scope="row" className="px-3 py-2 text-left">
              合计
            </th>
            <Cells
              of={(level, measure) => {
                const { reached, all } = totalOf(table, level, measure);
                return [reached, all];
              }}
            />
          </tr>
        </tbody>
      </table>
    </section>
  );
}
