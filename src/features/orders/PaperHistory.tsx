import { dayTime } from '#src/ui/format.ts';
import { paperMessages as messages } from './messages/paper.ts';

/** A submitted version with the names of what it changed. */
export interface SubmittedVersion {
  version: number;
  submittedAt: string;
  changes: readonly string[];
}

/** Every submitted version with its changes, the last one first. */
export function PaperHistory({ versions }: { versions: readonly SubmittedVersion[] }) {
  return (
    <ol className="flex flex-col gap-1.5 text-sm">
      {versions
        .map(({ version, submittedAt, changes }, index) => (
          <li key={version}>
            <span className="font-medium">{messages.version(version)}</span>{' '}
            <time dateTime={submittedAt} className="text-ink-faint tabular-nums">
              {dayTime(submittedAt)}
            </time>
            <span className="block break-words text-ink-soft">
              {index === 0 ? messages.first : messages.changed(changes)}
            </span>
          </li>
        ))
        .toReversed()}
    </ol>
  );
}

/** Versions with the names of what each changed. */
export const withChanges = <Content,>(
  versions: readonly { version: number; submittedAt: string; content: Content }[],
  changesOf: (before: Content, after: Content) => string[],
): SubmittedVersion[] =>
  versions.map(({ version, submittedAt, content }, index) => ({
    version,
    submittedAt,
    changes: index === 0 ? [] : changesOf(versions[index - 1]!.content, content),
  }));
