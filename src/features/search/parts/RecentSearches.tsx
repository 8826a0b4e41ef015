import type { SearchData } from '#machines/search/searchData.ts';
import { resultsPath } from '#src/features/search/resultsPath.ts';
import { searchWords } from '#src/features/search/searchCardMessages.ts';

interface Props {
  searches: readonly SearchData[];
  className?: string;
}

/** How many are offered; the pickers know the ports of the others. */
const offeredMax = 3;

/** The searches of before, each a way to its sailings as they are now. */
export function RecentSearches({ searches, className = '' }: Props) {
  if (searches.length === 0) return null;
  return (
    <nav aria-label={searchWords.recent} className={`flex min-w-0 flex-col gap-1 text-sm ${className}`}>
      <span aria-hidden="true" className="text-ink-soft">
        {searchWords.recent}
      </span>
      <ul className="flex flex-wrap gap-x-5">
        {searches.slice(0, offeredMax).map((search) => (
          <li key={`${search.orgPortCode} ${search.dstPortCode}`}>
            <a
              href={resultsPath(search)}
              className="inline-flex min-h-8 items-center gap-1.5 font-medium text-brand-700 hover:underline sm:min-h-10"
            >
              {searchWords.lane(search.orgPort || search.orgPortCode, search.dstPort || search.dstPortCode)}
              {search.isDanger === 'N' && (
                <span className="text-xs font-normal text-ink-faint">{searchWords.general}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
