import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Chart } from './Chart.tsx';
import type { Difference } from './difference.ts';
import { recordOf, toneIn } from './differenceRecord.ts';
import { DifferenceList, toneZh } from './DifferenceList.tsx';
import { layOut } from './layout.ts';

const style = `
  body { margin: 2rem; font: 15px/1.6 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', system-ui, sans-serif; color: #15202b }
  section { margin-top: 3rem }
  code { font: inherit; font-size: 0.8em; color: #5c6a77 }
  img { max-width: 100%; border: 1px solid #dce2e8 }
`;

/** Writes the changed machines as coloured charts, and a page with all of them and the changes as text. */
export const writeDifferences = async (
  differences: readonly Difference[],
  folder: string,
  title: string,
  unreadable: number,
): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const records = differences.flatMap((difference) => recordOf(difference) ?? []);
  for (const record of records) {
    const drawing = await layOut(record.union);
    const chart = <Chart drawing={drawing} title={record.name} toneOf={toneIn(record)} />;
    writeFileSync(join(folder, `${record.name}.svg`), `${renderToStaticMarkup(chart)}\n`);
  }
  const page = renderToStaticMarkup(
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>
          {differences.length} 个流程中有 {records.length} 个变了。
          {unreadable > 0 && `有 ${unreadable} 个流程的旧版本无法读取，没有比较。`}
        </p>
        {records.map((record) => (
          <section key={record.name} id={record.name}>
            <h2>
              {record.zh} {record.name}（{toneZh[record.tone]}）
            </h2>
            <img src={`${record.name}.svg`} alt={`${record.zh}的流程图，标出了变化`} />
            <DifferenceList changes={record.changes} />
          </section>
        ))}
      </body>
    </html>,
  );
  writeFileSync(join(folder, 'index.html'), `<!doctype html>\n${page}\n`);
};
