import { lazy, Suspense, use, useDeferredValue, useState } from 'react';
import { CodeName } from '../charts/CodeName.tsx';
import { DifferenceList, toneZh, unnamed } from '../charts/DifferenceList.tsx';
import type { DifferenceRecord } from '../charts/differenceRecord.ts';
import { namesOf } from '../charts/meanings.ts';
import { tones } from '../charts/tones.ts';
import { readDeck } from '../copy/copyData.ts';
import type { Handbook } from '../handbook/handbook.ts';
import { readHandbook } from '../handbook/handbook.ts';
import { hashOf } from '../handbook/route.ts';
import type { Compared } from './compared.ts';
import { addressOf, comparedIn, currentAddress, versionIn, versionsIn, versionZh } from './compared.ts';
import { TextChanges } from './TextChanges.tsx';
import { UserChanges } from './UserChanges.tsx';

/** The layout library is large and lazy. */
const BeforeAfter = lazy(async () => ({ default: (await import('./BeforeAfter.tsx')).BeforeAfter }));

function Machine({ record, charts }: { record: DifferenceRecord; charts: Compared['charts'] }) {
  const [isOpen, setOpen] = useState(false);
  const { name, zh, tone, changes } = record;
  return (
    <section className="mt-6 rounded-md border border-line bg-surface p-4" aria-label={zh || unnamed}>
      <h3 className="text-lg font-semibold">
        {zh || unnamed} <CodeName>{name}</CodeName>{' '}
        <span className="text-base font-normal" style={{ color: tones[tone].line }}>
          {tone === 'changed' ? `${changes.length} 处变化` : `整个流程${toneZh[tone]}`}
        </span>
      </h3>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="mt-2 h-9 rounded-md border border-line-strong bg-surface px-4 hover:border-brand-600"
      >
        {isOpen ? '收起流程图' : '看变化前后的流程图'}
      </button>
      {isOpen && (
        <div className="mt-3">
          <Suspense fallback={<output>正在绘制流程图……</output>}>
            <BeforeAfter record={record} before={charts[0].get(name)} after={charts[1].get(name)} />
          </Suspense>
        </div>
      )}
      {tone === 'changed' && <DifferenceList changes={changes} />}
    </section>
  );
}

/** The machines that could not be compared, by number and by name in Chinese. */
function Unread({ unreadable, problems }: { unreadable: readonly string[]; problems: readonly string[] }) {
  if (unreadable.length + problems.length === 0) return null;
  const titles = unreadable.flatMap((name) => namesOf(name).title || []);
  const others = unreadable.length - titles.length;
  return (
    <ul className="mt-2 list-disc pl-5 text-ink-soft">
      {unreadable.length > 0 && (
        <li>
          {`有 ${unreadable.length} 个流程的旧版本无法读取，没有比较：${[...titles, ...(others > 0 ? [`${others} 个没有中文名的流程`] : [])].join('、')}。`}
        </li>
      )}
      {problems.length > 0 && <li>{`制作手册时有 ${problems.length} 个版本没有读成：${problems.join('')}`}</li>}
    </ul>
  );
}

function VersionChoice({ title, handbook, value, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-w-0 flex-wrap items-center gap-2">
      {title}
      <select
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className="h-9 max-w-full rounded-md border border-line-strong bg-surface px-2"
      >
        {versionsIn(handbook).map((version) => (
          <option key={addressOf(version)} value={addressOf(version)}>
            {versionZh(version)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChoiceProps {
  title: string;
  handbook: Handbook;
  value: string;
  onChoose: (address: string) => void;
}

function Comparison({ handbook, between }: { handbook: Handbook; between: [before: string, after: string] }) {
  const [from, to] = useDeferredValue(between);
  const deck = use(readDeck());
  const compared = comparedIn(handbook, deck, from, to);
  const shown = compared.machines.filter(({ tone, changes }) => tone !== 'changed' || changes.length > 0);
  const internal = compared.machines.reduce((sum, one) => sum + one.internal, 0);
  return (
    <>
      <p className="mt-3 text-ink-soft">
        {shown.length === 0
          ? `${compared.compared} 个流程都没有变化`
          : `${compared.compared} 个流程中有 ${shown.length} 个变了`}
        {`，${compared.texts.length === 0 ? '文案没有变化' : `文案有 ${compared.texts.length} 处变化`}。`}
        {internal > 0 && `另有 ${internal} 处只是程序内部的记录，用户看不到，没有列出。`}
        {shown.length > 0 && '绿色是新增，红色虚线是取消，棕色是改变。'}
      </p>
      <Unread unreadable={compared.unreadable} problems={handbook.problems} />
      <p className="handbook-list mt-2">
        <a href={hashOf({ page: 'changes', between: [from, to], forUsers: true })}>
          用户看到了哪些变化：可以转发的说明
        </a>
      </p>
      {compared.texts.length > 0 && (
        <section aria-label="文案的变化" className="mt-6">
          <h2 className="text-xl font-semibold">文案的变化</h2>
          <TextChanges changes={compared.texts} deck={deck} />
        </section>
      )}
      {shown.length > 0 && (
        <section aria-label="流程的变化" className="mt-8">
          <h2 className="text-xl font-semibold">流程的变化</h2>
          {shown.map((record) => (
            <Machine key={`${from} ${to} ${record.name}`} record={record} charts={compared.charts} />
          ))}
        </section>
      )}
    </>
  );
}

interface Props {
  between?: [before: string, after: string] | undefined;
  forUsers?: boolean | undefined;
}

/** The changes of machines and texts between two versions of the site. */
export function ChangesPage({ between: requested, forUsers = false }: Props) {
  const handbook = use(readHandbook());
  const between = requested ?? handbook?.compared ?? undefined;
  const [before, after] = between ?? [];
  if (!handbook || !before || !after || handbook.versions.length === 0)
    return (
      <>
        <title>变化 · 流程手册</title>
        <h1 className="text-2xl font-semibold">两个版本之间变了什么</h1>
        <p className="mt-2 max-w-3xl text-lg text-ink-soft">
          制作这份手册时没有版本记录，所以没有可比较的版本。在有版本记录的项目里运行{' '}
          <CodeName>npm run handbook</CodeName>
          ，就有了。
        </p>
        <Unread unreadable={[]} problems={handbook?.problems ?? []} />
      </>
    );
  const go = (from: string, to: string): void => {
    globalThis.location.hash = hashOf({ page: 'changes', between: [from, to], forUsers });
  };
  const [from, to] = [before, after].map((address) => addressOf(versionIn(handbook, address))) as [string, string];
  const choice = (
    <>
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
        <VersionChoice title="从" handbook={handbook} value={from} onChoose={(one) => go(one, to)} />
        <VersionChoice title="到" handbook={handbook} value={to} onChoose={(one) => go(from, one)} />
      </div>
      {from === to && <p className="mt-2 text-ink-soft">两边是同一个版本，请换一个。</p>}
    </>
  );
  if (forUsers) return <UserChanges handbook={handbook} between={[from, to]} choice={choice} />;
  return (
    <>
      <title>变化 · 流程手册</title>
      <h1 className="text-2xl font-semibold">两个版本之间变了什么</h1>
      {choice}
      <Comparison handbook={handbook} between={[from, to]} />
      <p className="mt-8 text-sm text-ink-soft">
        要比较别的版本，制作手册时写上发布名、提交号或日期：
        <CodeName>npm run handbook -- --since 2026-11-24..2026-11-26</CodeName>
        {to === currentAddress ? '' : '；不写后一个，就与现在比较'}。
      </p>
    </>
  );
}
