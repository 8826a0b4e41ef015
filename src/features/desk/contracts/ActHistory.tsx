import { dayTime } from '#src/ui/format.ts';

interface Props {
  title: string;
  history: readonly { text: string; by: string; at: string }[];
}

/** What was done about a contract or a tender, by whom and when. */
export function ActHistory({ title, history }: Props) {
  return (
    <>
      <h3 className="font-semibold">{title}</h3>
      <ol className="flex flex-col gap-1 text-sm">
        {history.map(({ text, by, at }) => (
          <li key={`${at} ${text}`} className="break-words">
            <time dateTime={at} className="text-ink-soft tabular-nums">
              {dayTime(at)}
            </time>{' '}
            {by}：{text}
          </li>
        ))}
      </ol>
    </>
  );
}
