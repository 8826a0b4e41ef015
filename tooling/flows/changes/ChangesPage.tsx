import { lazy, Suspense, use, useState } from 'react';
import { CodeName } from '../charts/CodeName.tsx';
import type { DifferenceRecord } from '../charts/differenceRecord.ts';
import { DifferenceList, toneZh, unnamed } from '../charts/DifferenceList.tsx';
import { tones } from '../charts/tones.ts';
import type { Comparison, Version } from './handbook.ts';
import { readHandbook } from './handbook.ts';
import { momentZh } from './moment.ts';

/** The layout library is large and lazy. */
const DifferenceChart = lazy(async () => ({ default: (await import('./DifferenceChart.tsx')).DifferenceChart }));

const versionZh = ({ title, at }: Version): string => `${title}（${momentZh(at)}）`;
const versionName = ({ name, revision }: Version): string => [name, revision].filter(Boolean).join(' ');

function Machine({ record }: { record: DifferenceRecord }) {
  const [isOpen, setOpen] = useState(false);
  const { name, zh, tone, changes } = record;
  return (
    <section className="mt-6 rounded-md border border-line bg-surface p-4" aria-label={zh || unnamed}>
      <h2 className="text-lg font-semibold">
        {zh || unnamed} <CodeName>{name}</CodeName>{' '}
        <span className="text-base font-normal" style={{ color: tones[tone].line }}>
          {tone === 'changed' ? `${changes.length} 处变化` : `整个流程${toneZh[tone]}`}
        </span>
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="mt-2 h-9 rounded-md border border-line-strong bg-surface px-4 hover:border-brand-600"
      >
        {isOpen ? '收起流程图' : '在流程图上看'}
      </button>
      {isOpen && (
        <div className="mt-3">
          <Suspense fallback={<output>正在绘制流程图……</output>}>
            <DifferenceChart record={record} />
          </Suspense>
        </div>
      )}
      {tone === 'changed' && <DifferenceList changes={changes} />}
    </section>
  );
}

function Compared({ comparison: { compared, unreadable, machines } }: { comparison: Comparison }) {
  return (
    <>
      <p className="mt-3 text-ink-soft">
        {machines.length === 0
          ? `${compared} 个流程都没有变化。`
          : `${compared} 个流程中有 ${machines.length} 个变了：绿色是新增，红色虚线是取消，棕色是改变。`}
        {unreadable.length > 0 && (
          <>
            {' '}
            有 {unreadable.length} 个流程的旧版本无法读取，没有比较：<CodeName>{unreadable.join(', ')}</CodeName>。
          </>
        )}
      </p>
      {machines.map((record) => (
        <Machine key={record.name} record={record} />
      ))}
    </>
  );
}

/** The changes of the machines between two versions of the site. */
export function ChangesPage() {
  const comparisons = use(readHandbook())?.comparisons ?? [];
  const [at, setAt] = useState(0);
  const comparison = comparisons[at];
  return (
    <>
      <title>变化 · 流程手册</title>
      <h1 className="text-2xl font-semibold">两个版本之间变了什么</h1>
      {!comparison && (
        <p className="mt-2 max-w-3xl text-lg text-ink-soft">
          制作这份手册时没有版本记录，所以没有可比较的版本。在有版本记录的项目里运行{' '}
          <CodeName>npm run handbook</CodeName>
          ，就有了。
        </p>
      )}
      {comparison && (
        <>
          <label className="mt-3 flex flex-wrap items-center gap-2">
            比较
            <select
              value={at}
              onChange={({ target }) => setAt(Number(target.value))}
              className="h-9 max-w-full rounded-md border border-line-strong bg-surface px-2"
            >
              {comparisons.map(({ before, after }, index) => (
                <option key={`${before.revision} ${after.revision}`} value={index}>
                  {versionZh(before)} → {versionZh(after)}
                </option>
              ))}
            </select>
          </label>
          <p className="mt-1 text-sm text-ink-soft">
            程序版本{' '}
            <CodeName>{[comparison.before, comparison.after].map(versionName).filter(Boolean).join(' → ')}</CodeName>
          </p>
          <Compared key={at} comparison={comparison} />
        </>
      )}
    </>
  );
}
