import { Molecules } from '#src/illustrations/Molecules.tsx';
import { goodsPageMessages as messages } from '../messages/page.ts';
import Search from 'lucide-react/icons/search';
import { paths } from '#contract/app/routes.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';

interface GoodsSearchProps {
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** The search for goods; without script the browser submits it. */
export function GoodsSearch({ keyword, onSearch }: GoodsSearchProps) {
  return (
    <search>
      <form
        key={keyword}
        action={paths.business}
        className="flex gap-1.5 rounded-lg bg-surface p-1.5 text-ink shadow-pop"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('keyword');
          onSearch(typeof typed === 'string' ? typed.trim() : '');
        }}
      >
        <TextInput
          type="search"
          name="keyword"
          aria-label={messages.keyword}
          placeholder={messages.placeholder}
          defaultValue={keyword}
          maxLength={60}
          enterKeyHint="search"
          className="h-12! border-transparent! text-lg!"
        />
        <Button type="submit" size="lg" className="max-sm:px-4">
          <Search className="size-4" />
          {messages.submit}
        </Button>
      </form>
    </search>
  );
}

interface Props {
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** The dark picture under the header, with the search; from 1024 px on it leaves space at its right. */
export function GoodsBanner({ keyword, onSearch }: Props) {
  return (
    <header
      data-banner=""
      className="relative isolate row-start-1 overflow-hidden bg-linear-160 from-brand-900 via-brand-800 to-brand-600 text-white"
    >
      <svg
        viewBox="0 0 1440 460"
        width="1440"
        height="460"
        aria-hidden="true"
        className="absolute top-0 left-1/2 -z-10 -translate-x-1/2 translate-y-44 overflow-visible max-lg:-translate-x-3/4"
      >
        <Molecules className="stroke-brand-200 opacity-20" />
      </svg>
      <div className="mx-auto flex max-w-page flex-col justify-center px-4 pt-28 pb-8 lg:min-h-[29.5rem] lg:pr-[28rem]">
        <h1 className="text-3xl font-bold tracking-wide">{messages.title}</h1>
        <p className="mt-2 mb-5 max-w-[34rem] text-lg text-brand-100">{messages.lead}</p>
        <GoodsSearch keyword={keyword} onSearch={onSearch} />
      </div>
    </header>
  );
}
