import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import type { ReactNode } from 'react';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { ServiceContent } from '#src/features/services/serviceContent.ts';
import { serviceMessages } from '#src/features/services/messages/services.ts';
import { HazardLabel } from '#src/trade/HazardLabel.tsx';
import { Block } from '#src/ui/Block.tsx';

const messages = serviceMessages.sections;

/** Accepted goods with their conditions, rejected goods with their rules, and goods for the specialist. */
export function Scope({ scope: { taken, rejected, desk, basis } }: Pick<ServiceContent, 'scope'>) {
  return (
    <Block folds id="scope" title={messages.scope} lead={basis}>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <Group title={messages.taken} sign={<CircleCheck className="size-5 text-success" />}>
          {taken.map(({ what, condition, divisions }) => (
            <Goods key={what} what={what} because={condition} divisions={divisions} />
          ))}
        </Group>
        <Group title={messages.rejected} sign={<Ban className="size-5 text-critical" />}>
          {rejected.map(({ what, rule, divisions }) => (
            <Goods key={what} what={what} because={rule} divisions={divisions} />
          ))}
        </Group>
        <Group
          title={messages.desk}
          note={messages.deskNote}
          sign={<UserRoundSearch className="size-5 text-brand-600" />}
        >
          {desk.map((what) => (
            <li key={what} className="py-2 leading-6">
              {what}
            </li>
          ))}
        </Group>
      </div>
      <p className="mt-2 text-xs text-ink-faint">{uiMessages.notBinding}</p>
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
