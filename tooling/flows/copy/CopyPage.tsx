import { use, useDeferredValue, useMemo, useState } from 'react';
import type { Compared } from '../changes/compared.ts';
import { addressOf, comparedIn, currentAddress, versionsIn, versionZh } from '../changes/compared.ts';
import { TextChanges } from '../changes/TextChanges.tsx';
import type { Handbook } from '../handbook/handbook.ts';
import { readHandbook } from '../handbook/handbook.ts';
import { storiesFor } from '../handbook/storySearch.ts';
import { placesIn, readDeck } from './copyData.ts';
import { CopyEntry, CopyOfStory } from './CopyEntry.tsx';
import { CopyList } from './CopyList.tsx';
import type { CopyRow, Origin } from './copyRows.ts';
import { isOf, origins, rowsOf } from './copyRows.ts';
import type { Deck } from './deck.ts';
import { storeWorkbook } from './workbook.ts';

const fieldLook = 'h-10 max-w-full rounded-md border border-line-strong bg-surface px-2';

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-w-0 flex-wrap items-center gap-2">
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value)} className={fieldLook}>
        {options.map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, title: string])[];
  onChoose: (value: string) => void;
}

const byTitle = (titles: readonly string[]) =>
  titles.toSorted((one, other) => one.localeCompare(other, 'zh')).map((title) => [title, title] as const);

function CopyTable({ rows, deck, handbook, asked }: TableProps) {
  const [typed, setTyped] = useState(asked);
  const [area, setArea] = useState('');
  const [page, setPage] = useState('');
  const [origin, setOrigin] = useState<Origin>('all');
  const [since, setSince] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const found = useMemo(() => (wanted === '' ? rows : storiesFor(rows, wanted)), [rows, wanted]);
  const inArea = rows.filter((row) => area === '' || row.area === area);
  const pages = [...new Set(inArea.flatMap(({ places }) => places.map((place) => place.page)))];
  const shown = found.filter(
    (row) =>
      (area === '' || row.area === area) &&
      (page === '' || row.places.some((place) => place.page === page)) &&
      isOf(row, origin),
  );
  const compared: Compared | undefined = since === '' ? undefined : comparedIn(handbook, deck, since, currentAddress);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          type="search"
          aria-label="查找文案、页面或状态"
          placeholder="查找文案、页面或状态，例如 验证码"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={`${fieldLook} w-80 px-3 placeholder:text-ink-faint`}
        />
        <Choice
          label="区域"
          value={area}
          options={[['', '全部'], ...byTitle([...new Set(rows.map((row) => row.area))])]}
          onChoose={(one) => {
            setArea(one);
            setPage('');
          }}
        />
        <Choice label="页面" value={page} options={[['', '全部'], ...byTitle(pages)]} onChoose={setPage} />
        <Choice
          label="来源"
          value={origin}
          options={Object.entries(origins)}
          onChoose={(one) => setOrigin(one as Origin)}
        />
        {handbook.versions.length > 0 && (
          <Choice
            label="变化自"
            value={since}
            options={[
              ['', '不比较'],
              ...versionsIn(handbook)
                .slice(1)
                .map((version) => [addressOf(version), versionZh(version)] as const),
            ]}
            onChoose={setSince}
          />
        )}
        <button
          type="button"
          onClick={() =>
            void storeWorkbook(
              shown,
              compared && { title: `自 ${versionZh(compared.before)} 以来的变化`, texts: compared.texts },
            )
          }
          className="h-10 rounded-md border border-line-strong bg-surface px-4 hover:border-brand-600"
        >
          导出 Excel
        </button>
      </div>
      <output className="mt-2 block text-ink-soft">
        {shown.length === 0 ? '没有这样的文案，换一个词或条件试试。' : `${shown.length} / ${rows.length} 条文案`}
      </output>
      {compared && (
        <section aria-label="文案的变化" className="mt-4 rounded-md border border-line bg-surface p-4">
          <h2 className="text-lg font-semibold">自 {versionZh(compared.before)} 以来的变化</h2>
          {compared.texts.length === 0 ? (
            <p className="mt-1 text-ink-soft">文案没有变化。</p>
          ) : (
            <TextChanges key={since} changes={compared.texts} deck={deck} />
          )}
        </section>
      )}
      <CopyList key={`${wanted} ${area} ${page} ${origin}`} rows={shown} />
    </>
  );
}

interface TableProps {
  rows: CopyRow[];
  deck: Deck;
  handbook: Handbook;
  asked: string;
}

interface Props {
  textKey?: string | undefined;
  story?: string | undefined;
  asked?: string | undefined;
}

/** Every Chinese text of the site by page and state; one of them, or those of one story, at their addresses. */
export function CopyPage({ textKey, story, asked = '' }: Props) {
  const handbook = use(readHandbook());
  const deck = use(readDeck());
  const rows = useMemo(() => (deck && handbook ? rowsOf(deck, placesIn(handbook)) : []), [deck, handbook]);
  if (!deck || !handbook)
    return (
      <>
        <title>文案 · 流程手册</title>
        <h1 className="text-2xl font-semibold">文案表</h1>
        <p className="mt-2 text-lg text-ink-soft">这一次没有做文案表。重新运行制作手册的命令，就有了。</p>
      </>
    );
  if (textKey !== undefined) return <CopyEntry rows={rows} textKey={textKey} handbook={handbook} />;
  if (story !== undefined) return <CopyOfStory rows={rows} place={placesIn(handbook).get(story)} />;
  return (
    <>
      <title>文案 · 流程手册</title>
      <h1 className="text-2xl font-semibold">文案表</h1>
      <p className="mt-1 max-w-3xl text-ink-soft">
        网站上的每一句中文：在哪个页面、哪个状态里出现，写在哪个文件里。点开一条可看画面；它的地址不随文字改变，可以放进评论里。
      </p>
      <CopyTable key={asked} rows={rows} deck={deck} handbook={handbook} asked={asked} />
    </>
  );
}
