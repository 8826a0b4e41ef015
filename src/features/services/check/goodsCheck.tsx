import Search from 'lucide-react/icons/search';
import { useSearch } from 'wouter';
import { paths } from '#contract/app/routes.ts';
import type { Site } from '#src/app/siteContext.ts';
import { useSite, useSiteActor } from '#src/app/siteContext.ts';
import { checkMessages as messages } from '../messages/check.ts';
import { Button } from '#src/ui/buttons/Button.tsx';
import { TextInput } from '#src/ui/fields/TextInput.tsx';
import { checkPath, checkQueryOf, keywordMax } from './checkQuery.ts';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { GoodsCheck, goodsCheck } from '#contract/search/goodsCheck.ts';
import type { DetailRequests } from '#machines/support/detail.ts';
import { detailMachineOf } from '#machines/support/detail.ts';
import { requests } from '#machines/effects.ts';
import { useInitialData } from '#src/api/initialData.ts';
import { unhurried } from '#src/api/minimumDuration.ts';
import { GoodsCheckView } from './GoodsCheckView.tsx';

/** The field for a UN number or a name; without script the browser submits it. */
export function CheckForm() {
  const { show } = useSite();
  const { keyword = '' } = checkQueryOf(useSearch()) ?? {};
  return (
    <search className="mt-5 block max-w-[36rem] print:hidden">
      <form
        key={keyword}
        action={paths.dgdesk}
        className="flex gap-1.5 rounded-lg bg-surface p-1.5 text-ink shadow-pop"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('un');
          const wanted = typeof typed === 'string' ? typed.trim() : '';
          show(wanted === '' ? paths.dgdesk : checkPath({ keyword: wanted }), { still: true });
        }}
      >
        <TextInput
          type="search"
          name="un"
          aria-label={messages.field}
          placeholder={messages.placeholder}
          defaultValue={keyword}
          maxLength={keywordMax}
          autoComplete="off"
          enterKeyHint="search"
          className="h-12! border-transparent! text-lg!"
        />
        <Button type="submit" size="lg" className="max-sm:px-4">
          <Search className="size-4" />
          {messages.submit}
        </Button>
      </form>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-brand-100">
        {messages.try}
        {messages.examples.map(({ un, name }) => (
          <a
            key={un}
            href={checkPath({ keyword: un })}
            className="inline-flex min-h-6 items-center underline decoration-white/40 underline-offset-4 hover:decoration-white"
          >
            UN {un} {name}
          </a>
        ))}
      </p>
    </search>
  );
}

/** The id of a check is its address. */
const checkWith = ({ call }: Site) =>
  detailMachineOf<GoodsCheck>('goodsCheck').provide({
    actors: requests<DetailRequests<GoodsCheck>>({
      fetchDetail: async ({ id }) => {
        const contract = await import('#contract/search/goodsCheck.ts');
        const query = checkQueryOf(id.slice(id.indexOf('?')));
        return unhurried(call(contract.goodsCheck, query ?? { keyword: id }, { quiet: true }));
      },
    }),
  });

/** The check of the goods in the address; nothing without goods. */
export function GoodsCheckResult() {
  const query = checkQueryOf(useSearch());
  const id = query ? checkPath(query) : '';
  const initialData = useInitialData<typeof goodsCheck>(
    { path: '/api-basic/dangerousGoods/check' },
    query ?? { keyword: '' },
  );
  const actor = useSiteActor(checkWith, { input: { id, initialData: query && initialData } });
  const isOther = useSelector(actor, ({ context }) => context.id !== id);
  // only the address stores the goods: a link, the form and the browser's buttons change it
  useEffect(() => {
    if (isOther) actor.send(id === '' ? { type: 'detail.closed' } : { type: 'detail.opened', id });
  });
  return <GoodsCheckView actor={actor} keyword={query?.keyword ?? ''} />;
}
