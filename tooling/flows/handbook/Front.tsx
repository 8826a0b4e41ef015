import { use } from 'react';
import { machineNames } from '../charts/machines.ts';
import { FlowCard } from './FlowCard.tsx';
import { readHandbook } from './handbook.ts';
import { JourneyList } from './JourneyPage.tsx';
import { hashOf } from './route.ts';
import { StampLine } from './StampLine.tsx';
import { texts } from '../views.ts';

/** The introduction of the handbook, its search, and all machines by area. */
export function Front() {
  const handbook = use(readHandbook());
  return (
    <>
      <title>流程手册</title>
      <h1 className="text-2xl font-semibold">网站的 {machineNames.length} 个流程，一步不漏</h1>
      <p className="mt-2 max-w-3xl text-lg text-ink-soft">
        这里画出每个流程有哪些状态、每个状态里会发生什么、接着去哪里。全部内容由正在运行的流程本身生成，测试走过其中每一步，所以它与网站总是一致。
      </p>
      <h2 className="mt-6 font-semibold">可以这样问</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {texts().examples.map((question) => (
          <li key={question}>
            <a
              href={hashOf({ page: 'find', query: question })}
              className="block rounded-full border border-brand-200 bg-brand-50 px-3 py-1 text-brand-700 hover:border-brand-600"
            >
              {question}
            </a>
          </li>
        ))}
      </ul>
      <section className="mt-8" aria-label="业务全程">
        <h2 className="text-xl font-semibold">业务全程</h2>
        <JourneyList journeys={texts().journeys} />
      </section>
      {texts().areas.map(({ title, names }) => (
        <section key={title} className="mt-8" aria-label={title}>
          <h2 className="text-xl font-semibold">{title}</h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
            {names.map((name) => (
              <FlowCard key={name} name={name} record={handbook?.flows[name]} />
            ))}
          </ul>
        </section>
      ))}
      {handbook && (
        <p className="mt-10 text-sm text-ink-soft">
          手册制作于 <StampLine {...handbook.written} />。
        </p>
      )}
    </>
  );
}
