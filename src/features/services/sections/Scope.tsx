import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import type { ReactNode } from 'react';
import { copy } from '#src/ui/messages.ts';
import type { LineContent } from '#src/features/services/content/serviceContent.ts';
import { lineWords } from '#src/features/services/messages.ts';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { Block } from '#src/ui/Block.tsx';

const words = lineWords.sections;

/** Which goods are taken under which condition, which are refused by which rule, and which the specialist answers for. */
export function Scope({ scope: { taken, refused, desk, basis } }: Pick<LineContent, 'scope'>) {
  return (
    <Block folds id="scope" title={words.scope} lead={basis}>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <Group title={words.taken} sign={<CircleCheck className="size-5 text-success" />}>
          {taken.map(({ what, condition, divisions }) => (
            <Goods key={what} what={what} because={condition} divisions={divisions} />
          ))}
        </Group>
        <Group title={words.refused} sign={<Ban className="size-5 text-critical" />}>
          {refused.map(({ what, rule, divisions }) => (
            <Goods key={what} what={what} because={rule} divisions={divisions} />
          ))}
        </Group>
        <Group title={words.desk} note={words.deskNote} sign={<UserRoundSearch className="size-5 text-brand-600" />}>
          {desk.map((what) => (
            <li key={what} className="py-2 leading-6">
              {what}
            </li>
          ))}
        </Group>
      </div>
      <p className="mt-2 text-xs text-ink-faint">{copy.notBinding}</p>
    </Block>
  );
}

function Group({
  title,
  note,
  sign,
  children,
}: {
  title: string;
  note?: string;
  sign: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="border-line px-5 py-3.5 not-first:border-t sm:grid sm:grid-cols-[9.5rem_1fr] sm:gap-x-4">
      <div className="sm:py-2">
        <h3 className="flex items-center gap-2 font-semibold">
          {sign}
          {title}
        </h3>
        {note && <p className="mt-1 text-xs text-ink-faint">{note}</p>}
      </div>
      <ul className="[&>li+li]:border-t [&>li+li]:border-line">{children}</ul>
    </section>
  );
}

function Goods(props: { what: string; because: string; divisions?: readonly string[] | undefined }) {
  const { what, because, divisions = [] } = props;
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <div>
        <p className="font-medium">{what}</p>
        <p className="text-sm text-ink-soft">{because}</p>
      </div>
      {divisions.length > 0 && (
        <span className="flex shrink-0 flex-wrap justify-end gap-1 max-sm:max-w-20">
          {divisions.map((division) => (
            <HazardLabel key={division} division={division} size={32} />
          ))}
        </span>
      )}
    </li>
  );
}
