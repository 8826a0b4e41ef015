import Search from 'lucide-react/icons/search';
import { paths } from '#contract/app/routes.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { goodsPageMessages as messages } from '#src/features/goods/messages/page.ts';

interface Props {
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** The search for goods; without script the browser submits it. */
export function GoodsSearch({ keyword, onSearch }: Props) {
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
