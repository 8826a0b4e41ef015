import { MarkSymbol } from './MarkSymbol.tsx';
import type { Mark } from './rows.ts';

const legend: [Mark, string][] = [
  ['request', '询问服务或浏览器'],
  ['flow', '运行另一流程'],
  ['effect', '告知外界'],
  ['leave', '离开时告知'],
  ['send', '转告另一流程'],
  ['done', '询问有了答复'],
  ['error', '询问失败'],
  ['after', '时间到了'],
  ['stays', '状态不变'],
  ['ignored', '不予理会'],
];

/** The legend of a chart's marks. */
export function ChartLegend() {
  return (
    <p className="chart-legend">
      {legend.map(([mark, meaning]) => (
        <span key={mark}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <MarkSymbol mark={mark} x={1} y={0} />
          </svg>
          {meaning}
        </span>
      ))}
    </p>
  );
}
