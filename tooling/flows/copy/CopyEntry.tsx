import { useState } from 'react';
import { versionZh } from '../changes/compared.ts';
import { CodeName } from '../charts/CodeName.tsx';
import type { Handbook } from '../handbook/handbook.ts';
import { isPart, widths } from '../handbook/handbook.ts';
import { hashOf } from '../handbook/route.ts';
import { StoryFrame } from '../handbook/StoryFrame.tsx';
import type { Place } from './copyData.ts';
import { CopyList } from './CopyList.tsx';
import type { CopyRow } from './copyRows.ts';

const mostPlaces = 6;

/** The view of a story: its picture, else the story itself. */
function Picture({ place: { story, page, state } }: { place: Place }) {
  const [picture] = story.pictures;
  if (!picture) return <StoryFrame id={story.id} title={`${page}：${state}`} />;
  return (
    <img
      src={`./pictures/${picture.file}`}
      alt={`${page}：${state}，${widths[picture.width]}画面`}
      width={isPart(story) ? picture.size?.[0] : undefined}
      loading="lazy"
      className="mt-2 h-auto max-h-112 max-w-full border border-line bg-surface object-contain object-left-top"
    />
  );
}

function PlaceItem({ place }: { place: Place }) {
  const { story, page, state } = place;
  return (
    <li className="min-w-0">
      <a href={hashOf({ page: 'copy', story: story.id })}>
        {page}：{state}
      </a>
      <Picture place={place} />
    </li>
  );
}

function CopyLink() {
  const [copied, setCopied] = useState<'not' | 'done' | 'failed'>('not');
  const write = async () => {
    try {
      await navigator.clipboard.writeText(globalThis.location.href);
      setCopied('done');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <span className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        onClick={() => void write()}
        className="h-9 rounded-md border border-line-strong bg-surface px-4 hover:border-brand-600"
      >
        复制这一条的地址
      </button>
      <output className="text-ink-soft">
        {copied === 'done' && '已复制，可以放进评论里。'}
        {copied === 'failed' && '浏览器不允许复制，请从地址栏复制。'}
      </output>
    </span>
  );
}

const back = (
  <p className="handbook-list mb-3">
    <a href={hashOf({ page: 'copy' })}>回到文案表</a>
  </p>
);

/** The last parts of a key, which stay when a text moves to another feature or file. */
const tailOf = (key: string): string => key.split('/').at(-1)!.split('.').slice(-2).join('.');

function Missing({ rows, textKey }: { rows: readonly CopyRow[]; textKey: string }) {
  const near = rows.filter(({ key }) => key !== '' && tailOf(key) === tailOf(textKey));
  return (
    <>
      <title>没有这一条文案 · 流程手册</title>
      {back}
      <h1 className="text-2xl font-semibold">没有这一条文案</h1>
      <p className="mt-2">
        它可能已取消，或换了地方。<CodeName>{textKey}</CodeName>
      </p>
      {near.length > 0 && <p className="mt-3">名称相近的有：</p>}
      <CopyList rows={near} />
    </>
  );
}

/** A text of the deck with its source, its former words, and every state that shows it. */
export function CopyEntry({ rows, textKey, handbook }: EntryProps) {
  const [isWhole, setWhole] = useState(false);
  const row = rows.find(({ key }) => key === textKey);
  if (!row) return <Missing rows={rows} textKey={textKey} />;
  const { text, file, area, places } = row;
  const former = handbook.versions.flatMap((version) => {
    const was = version.texts[textKey];
    return was === undefined ? [] : [{ version, was }];
  });
  const same = rows.filter((other) => other.text === text && other.key !== '' && other.key !== textKey);
  const shown = places.slice(0, isWhole ? undefined : mostPlaces);
  return (
    <>
      <title>{`${text.slice(0, 20)} · 文案 · 流程手册`}</title>
      {back}
      <h1 className="max-w-4xl text-2xl font-semibold wrap-anywhere">{text}</h1>
      <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)] [&>dt]:text-ink-soft">
        <dt>区域</dt>
        <dd>{area}</dd>
        <dt>来源</dt>
        <dd>
          <CodeName>{file}</CodeName> <CodeName>{textKey}</CodeName>
        </dd>
        {former.length > 0 && (
          <>
            <dt>以前</dt>
            <dd>
              <ul>
                {former.map(({ version, was }) => (
                  <li key={version.revision}>
                    {versionZh(version)}：{was ?? '还没有这一条'}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      <div className="mt-3">
        <CopyLink />
      </div>
      <h2 className="mt-6 text-xl font-semibold">
        {places.length === 0 ? '没有画面显示这一条' : `在 ${places.length} 个画面里`}
      </h2>
      <ul className="handbook-list mt-2 grid gap-6 lg:grid-cols-2">
        {shown.map((place) => (
          <PlaceItem key={place.story.id} place={place} />
        ))}
      </ul>
      {places.length > shown.length && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="mt-3 h-9 rounded-md border border-line-strong bg-surface px-4 hover:border-brand-600"
        >
          显示全部 {places.length} 个画面
        </button>
      )}
      {same.length > 0 && (
        <>
          <h2 className="mt-6 text-xl font-semibold">同样的文字还写在</h2>
          <CopyList rows={same} />
        </>
      )}
    </>
  );
}

interface EntryProps {
  rows: readonly CopyRow[];
  textKey: string;
  handbook: Handbook;
}

/** The texts that one story shows. */
export function CopyOfStory({ rows, place }: { rows: readonly CopyRow[]; place: Place | undefined }) {
  if (!place)
    return (
      <>
        <title>没有这个画面 · 流程手册</title>
        {back}
        <h1 className="text-2xl font-semibold">没有这个画面</h1>
        <p className="mt-2">它可能已取消，或换了名字。</p>
      </>
    );
  const { story, page, state } = place;
  return (
    <>
      <title>{`${page}：${state} · 文案 · 流程手册`}</title>
      {back}
      <h1 className="text-2xl font-semibold">
        {page}：{state}
      </h1>
      <div className="mt-3">
        <CopyLink />
      </div>
      <Picture place={place} />
      <h2 className="mt-6 text-xl font-semibold">这个画面里的文案</h2>
      <CopyList rows={rows.filter(({ places }) => places.some((one) => one.story.id === story.id))} />
    </>
  );
}
