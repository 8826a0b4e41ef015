import { use } from 'react';
import { CodeName } from '#stories/tooling/charts/CodeName.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { readHandbook } from './handbook.ts';
import { LeftOut } from './LeftOut.tsx';
import { StampLine } from './StampLine.tsx';
import { PastViews } from './PastViews.tsx';

/** The coverage of every machine by the tests' paths, per level, and what the whole-site tests omit. */
export function CoveragePage() {
  const measured = use(readHandbook())?.measured;
  return (
    <>
      <title>覆盖 · 流程手册</title>
      <h1 className="text-2xl font-semibold">测试走过多少</h1>
      {!measured && (
        <p className="mt-2 max-w-3xl text-lg text-ink-soft">
          制作这份手册时没有测得覆盖，所以这里没有数字。运行 <CodeName>npm run test:full</CodeName> 之后再运行{' '}
          <CodeName>npm run handbook</CodeName>
          ，就有了。
        </p>
      )}
      {measured && (
        <>
          <p className="mt-2 text-ink-soft">
            测于 <StampLine {...measured} />。
          </p>
          <CoverageTable table={measured.table} />
          <PastViews table={measured.table} />
          <LeftOut table={measured.table} />
        </>
      )}
    </>
  );
}
