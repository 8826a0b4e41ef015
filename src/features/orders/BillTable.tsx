import type { ReactNode } from 'react';
import type { BillAnswer, BillDraft } from '#contract/orders/bill/bill.ts';
import { billGroups, billPaths, billText, changedBillPaths } from '#contract/orders/bill/billContent.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { dayTime } from '#src/ui/format.ts';
import { billMessages as messages } from './messages/bill.ts';

type Draft = Pick<BillDraft, 'version' | 'content'>;

interface Props {
  draft: Draft;
  /** The draft to compare with, shown next to it. */
  before?: Draft | undefined;
  /** Shown with the value of a field; a table with it shows empty fields too. */
  slot?: ((path: string) => ReactNode) | undefined;
}

const cell = 'px-2 py-1.5 text-left align-top break-words whitespace-pre-line [overflow-wrap:anywhere]';

/** A value, marked if it differs from the other draft. */
function Value({ text, isChanged }: { text: string; isChanged: boolean }) {
  const shown = text === '' ? <span className="text-ink-faint">{messages.empty}</span> : text;
  return isChanged ? <mark className="bg-transparent font-semibold text-notice">{shown}</mark> : shown;
}

/** The paths of both drafts by group; those that only the former draft has are last in their group. */
const groupsOf = (draft: Draft, before: Draft | undefined) => {
  const [own, former] = [billGroups(draft.content), before && billGroups(before.content)];
  return (Object.keys(own) as (keyof typeof own)[]).map((name) => ({
    name,
    paths: [...new Set([...own[name], ...(former?.[name] ?? [])])],
  }));
};

/** The fields of a draft, alone or side by side with the previous draft; changed fields are marked in both. */
export function BillTable({ draft, before, slot }: Props) {
  const changed = new Set(before ? changedBillPaths(before.content, draft.content) : []);
  const own = new Set(billPaths(draft.content));
  const isShown = (path: string) => slot !== undefined || billText(draft.content, path) !== '' || changed.has(path);
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className={before ? 'pb-1.5 text-left text-ink-soft' : 'sr-only'}>
        {before
          ? `${messages.compared(before.version, draft.version)}：${messages.changedCount(changed.size)}`
          : messages.draft(draft.version)}
      </caption>
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className={`${cell} ${before ? 'w-[26%]' : 'w-[30%]'} font-semibold sm:w-40`}>
            {messages.field}
          </th>
          {before && (
            <th scope="col" className={`${cell} font-semibold`}>
              {messages.version(before.version)}
            </th>
          )}
          <th scope="col" className={`${cell} font-semibold`}>
            {messages.version(draft.version)}
          </th>
        </tr>
      </thead>
      {groupsOf(draft, before).map(({ name, paths }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={before ? 3 : 2} className={`${cell} bg-sunken font-semibold`}>
              {messages.groups[name]}
            </th>
          </tr>
          {paths.filter(isShown).map((path) => {
            const isChanged = changed.has(path);
            return (
              <tr
                key={path}
                data-changed={isChanged || undefined}
                className={`border-b border-line ${isChanged ? 'bg-notice-soft' : ''}`}
              >
                <th scope="row" className={`${cell} font-normal text-ink-soft`}>
                  {messages.name(path)} {isChanged && <Badge tone="notice">{messages.changed}</Badge>}
                </th>
                {before && (
                  <td className={cell}>
                    <Value text={billText(before.content, path)} isChanged={isChanged} />
                  </td>
                )}
                <td className={cell}>
                  <div className={slot ? 'flex flex-wrap items-start justify-between gap-x-3 gap-y-1' : ''}>
                    <span className="min-w-0">
                      <Value text={billText(draft.content, path)} isChanged={isChanged} />
                    </span>
                    {own.has(path) && slot?.(path)}
                  </div>
                </td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}

/** A customer's answer to a draft: approval, or the requested changes of fields. */
export function BillAnswers({ answers }: { answers: readonly BillAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <ol className="flex flex-col gap-1.5 text-sm">
      {answers.map(({ kind, at, person, changes }) => (
        <li key={`${at} ${kind}`} className="border-l-2 border-line-strong pl-3">
          <p className="text-ink-soft">
            {kind === 'approved'
              ? messages.approvedBy(person ?? messages.somebody, dayTime(at))
              : messages.changesBy(person ?? messages.somebody, dayTime(at), changes.length)}
          </p>
          {changes.length > 0 && (
            <ul className="list-disc pl-5">
              {changes.map((change) => (
                <li key={change.path} className="break-words whitespace-pre-line [overflow-wrap:anywhere]">
                  {messages.wish(change)}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
