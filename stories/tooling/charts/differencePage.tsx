import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { Chart } from './Chart.tsx';
import type { ChartState, ChartTransition } from './chart.ts';
import type { Difference } from './difference.ts';
import { linesOf } from './differenceText.ts';
import { layOut } from './layout.ts';
import { wordsOf } from './meanings.ts';
import type { Tone } from './tones.ts';
import { tones } from './tones.ts';

const toneIn =
  ({ tone, changes }: Difference) =>
  (one: ChartState | ChartTransition): Tone => {
    if (tone === 'added' || tone === 'removed') return tone;
    return (
      changes.find(
        (change) => change.one === one || ('path' in one && 'path' in change.one && change.one.path === one.path),
      )?.tone ?? 'plain'
    );
  };

const style = `
  body { margin: 2rem; font: 15px/1.6 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', system-ui, sans-serif; color: #15202b }
  section { margin-top: 3rem }
  dt { font-family: ui-monospace, monospace; font-weight: 600 }
  dd { margin: 0 0 .25rem 2rem }
  img { max-width: 100%; border: 1px solid #dce2e8 }
`;

function Section({ difference }: { difference: Difference }) {
  const { name, tone, changes } = difference;
  return (
    <section id={name}>
      <h2>
        {name} {wordsOf(name).title} ({tone})
      </h2>
      <img src={`${name}.svg`} alt={`Chart of ${name} with its changes`} />
      <dl>
        {changes.map((change, index) => {
          const { head, meaning, details } = linesOf(difference, change);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a written page: nothing moves in it
            <div key={index}>
              <dt style={{ color: tones[change.tone].line }}>
                {change.tone}: {head}
              </dt>
              {[meaning, ...details].map((line) => line && <dd key={line}>{line}</dd>)}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** Writes the changed machines as coloured charts, and a page that shows them all with the changes in words. */
export const writeDifferences = async (
  differences: readonly Difference[],
  folder: string,
  title: string,
): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const shown = differences.filter(({ tone }) => tone !== 'same');
  for (const difference of shown) {
    const drawing = await layOut(difference.union);
    const chart = <Chart drawing={drawing} title={difference.name} toneOf={toneIn(difference)} />;
    writeFileSync(join(folder, `${difference.name}.svg`), `${renderToStaticMarkup(chart)}\n`);
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
          {shown.length} of {differences.length} machines changed.{' '}
          <b style={{ color: tones.added.line }}>Green is added</b>,{' '}
          <b style={{ color: tones.removed.line }}>red and dashed is removed</b>,{' '}
          <b style={{ color: tones.changed.line }}>amber is changed</b>.
        </p>
        {shown.map((difference) => (
          <Section key={difference.name} difference={difference} />
        ))}
      </body>
    </html>,
  );
  writeFileSync(join(folder, 'index.html'), `<!doctype html>\n${page}\n`);
};
