import type { ReactNode } from 'react';
import { use, useRef } from 'react';
import type { Aspect, Detail } from '../charts/change.ts';
import { aspects, toneZh } from '../charts/DifferenceList.tsx';
import type { ChangeRecord, DifferenceRecord } from '../charts/differenceRecord.ts';
import { chartNames } from '../charts/meanings.ts';
import type { ChartNames } from '../charts/meanings.ts';
import type { Place } from '../copy/copyData.ts';
import { areaOf, placesIn, readDeck } from '../copy/copyData.ts';
import type { TextChange } from '../copy/deck.ts';
import { bilingualParts } from '../handbook/bilingual.ts';
import type { GalleryStory, Handbook } from '../handbook/handbook.ts';
import { widths } from '../handbook/handbook.ts';
import { texts } from '../views.ts';
import { comparedIn, currentAddress, versionZh } from './compared.ts';
import { storeArticle } from './saved.ts';
import { countsZh, TextBeforeAfter, toneOfText } from './TextChanges.tsx';

/** A name in the code, which a former revision may have instead of a Chinese one. */
const codeName = /[a-z]\w*[A-Z.]\w+|\b[a-z]{3,}\b/;

/** The aspects of a changed transition or state that a user of the site notices. */
const noticed = new Set<Aspect>(['guard', 'target', 'delay', 'requests', 'actions', 'order']);

const isNoticed = ({ of, before, after }: Detail): boolean =>
  noticed.has(of) && !codeName.test(`${before?.zh ?? ''}${after?.zh ?? ''}`);

/** The changes of a machine that can be described without names of the code. */
const saidIn = ({ changes }: DifferenceRecord): ChangeRecord[] =>
  changes
    .filter(({ zh }) => !codeName.test(zh))
    .map(({ tone, zh, name, details }) => ({ tone, zh, name, details: details.filter(isNoticed) }))
    .filter(({ tone, details }) => tone !== 'changed' || details.length > 0);

const purposeOf = (name: string): string => (chartNames as Partial<Record<string, ChartNames>>)[name]?.purpose ?? '';

/** A list is cut for reading; the rest opens on demand, in the sent file as well. */
const shownAtFirst = 12;

function Items({ items, more }: { items: ReactNode[]; more: string }) {
  return (
    <>
      <ul className="difference">{items.slice(0, shownAtFirst)}</ul>
      {items.length > shownAtFirst && (
        <details className="mt-2">
          <summary className="cursor-pointer text-brand-700">
            另外 {items.length - shownAtFirst} {more}
          </summary>
          <ul className="difference">{items.slice(shownAtFirst)}</ul>
        </details>
      )}
    </>
  );
}

function Flow({ record, said }: { record: DifferenceRecord; said: readonly ChangeRecord[] }) {
  if (record.tone !== 'changed')
    return (
      <>
        <h3 className="mt-4 font-semibold">
          {record.zh}：整个流程{toneZh[record.tone]}
        </h3>
        <p>{purposeOf(record.name)}</p>
      </>
    );
  const items = said.map(({ tone, zh, name, details }) => (
    <li key={`${tone} ${name} ${zh}`}>
      <strong>{toneZh[tone]}</strong>：{zh}
      {details.map(({ of, before, after }) => (
        <span key={of} className="block text-ink-soft">
          {aspects[of]}
          {before && after && `：原来是“${before.zh}”，现在是“${after.zh}”`}
        </span>
      ))}
    </li>
  ));
  return (
    <>
      <h3 className="mt-4 font-semibold">{record.zh}</h3>
      <Items items={items} more="处变化" />
    </>
  );
}

const mostPictures = 3;

/** A picture narrower than this, in pixels, shows a detail that is meaningless by itself. */
const leastWidth = 240;

/** The pictures, of pages and larger parts, that show the most of these texts. */
const picturesOf = (changes: readonly TextChange[], storiesOf: StoriesOf): GalleryStory[] => {
  const counts = new Map<GalleryStory, number>();
  for (const { key } of changes)
    for (const { story } of storiesOf(key))
      if ((story.pictures[0]?.size?.[0] ?? 0) >= leastWidth) counts.set(story, (counts.get(story) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostPictures)
    .map(([story]) => story);
};

function Pictures({ stories }: { stories: readonly GalleryStory[] }) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {stories.map(({ id, name, title, pictures: [picture] }) => (
        <figure key={id}>
          <img
            src={`./pictures/${picture!.file}`}
            alt={`${title.split('/').at(-1)} ${name}，${widths[picture!.width]}画面`}
            loading="lazy"
            className="h-48 w-72 border border-line bg-surface object-cover object-top"
          />
          <figcaption className="text-sm text-ink-soft">{bilingualParts(title.split('/').at(-1)!)[0]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

type StoriesOf = (key: string) => readonly Place[];

/** Texts of an area: changed ones one by one, new or removed ones by the page that shows them, each text once. */
const itemsOf = (changes: readonly TextChange[], storiesOf: StoriesOf): ReactNode[] => {
  const another = changes.filter((change) => toneOfText(change) === 'changed');
  const pages = new Map<string, Set<string>>();
  for (const change of changes) {
    const tone = toneOfText(change);
    if (tone === 'changed') continue;
    const page = `${toneZh[tone]}　${storiesOf(change.key)[0]?.page ?? ''}`;
    pages.set(page, (pages.get(page) ?? new Set()).add(change.after ?? change.before!));
  }
  return [
    ...another.map((change) => (
      <li key={change.key}>
        <strong>{toneZh.changed}</strong>　{storiesOf(change.key)[0]?.page}
        <TextBeforeAfter change={change} />
      </li>
    )),
    ...[...pages].map(([page, said]) => (
      <li key={page}>
        <strong>{page}</strong>
        <span className="block">{[...said].map((text) => `“${text}”`).join(' ')}</span>
      </li>
    )),
  ];
};

interface Props {
  handbook: Handbook;
  between: [before: string, after: string];
  choice: ReactNode;
}

/** The changes that users see, by area, for people who do not know the code: to read, to print and to send. */
export function UserChanges({ handbook, between: [from, to], choice }: Props) {
  const article = useRef<HTMLElement>(null);
  const deck = use(readDeck());
  const compared = comparedIn(handbook, deck, from, to);
  const places = placesIn(handbook);
  const ids = new Map(deck?.texts.map(({ key, stories }) => [key, stories]));
  const storiesOf: StoriesOf = (key) => (ids.get(key) ?? []).flatMap((id) => places.get(id) ?? []);
  const isSeen = ({ key, after }: TextChange): boolean => after === undefined || storiesOf(key).length > 0;
  /** A common text such as 备注 is on many pages: an area shows only its own pictures. */
  const isOf = ({ id }: GalleryStory, area: string): boolean => areaOf(deck?.groups[id] ?? '') === area;
  const since = versionZh(compared.before);
  const title =
    to === currentAddress
      ? `自 ${since} 以来，用户看到的变化`
      : `从 ${since} 到 ${versionZh(compared.after)}，用户看到的变化`;

  const flows = texts().areas.flatMap(({ title: area, names }) => {
    const records = compared.machines.filter(({ name }) => names.some((one) => one === name));
    return records
      .map((record) => ({ area, record, said: saidIn(record) }))
      .filter(({ record, said }) => record.tone !== 'changed' || said.length > 0);
  });
  const seen = compared.texts.filter(isSeen);
  const areas = [...new Set(seen.map(({ key }) => areaOf(key)))];
  return (
    <>
      <title>{`${title} · 流程手册`}</title>
      {choice}
      <p className="mt-3">
        <button
          type="button"
          onClick={() => void storeArticle(article.current!, title)}
          className="h-9 rounded-md border border-line-strong bg-surface px-4 hover:border-brand-600"
        >
          存为一个网页文件（可转发）
        </button>
      </p>
      <article ref={article} className="mt-4 max-w-4xl">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-2">
          {flows.length === 0 ? '流程没有变化' : `有 ${flows.length} 个流程变了`}；
          {seen.length === 0 ? '文案没有变化。' : `文案${countsZh(seen)}。`}
          {seen.length < compared.texts.length &&
            `另有 ${compared.texts.length - seen.length} 处文案目前没有画面，没有列出。`}
        </p>
        {flows.length > 0 && <h2 className="mt-6 text-xl font-semibold">办事的步骤</h2>}
        {flows.map(({ area, record, said }) => (
          <section key={record.name} aria-label={`${area} ${record.zh}`}>
            <Flow record={record} said={said} />
          </section>
        ))}
        {areas.length > 0 && <h2 className="mt-8 text-xl font-semibold">文案</h2>}
        {areas.map((area) => {
          const own = seen.filter(({ key }) => areaOf(key) === area);
          return (
            <section key={area} aria-label={area}>
              <h3 className="mt-4 font-semibold">
                {area}：{countsZh(own)}
              </h3>
              <Pictures stories={picturesOf(own, (key) => storiesOf(key).filter(({ story }) => isOf(story, area)))} />
              <Items more="项" items={itemsOf(own, storiesOf)} />
            </section>
          );
        })}
      </article>
    </>
  );
}
