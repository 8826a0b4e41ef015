import type { SearchData } from '#machines/search/searchData.ts';
import { resultsPath } from '#src/features/search/resultsPath.ts';
import { searchCardMessages } from '#src/features/search/messages/searchCard.ts';

interface Props {
  searches: readonly SearchData[];
  className?: string;
}

/** The number shown; the pickers use the ports of the others. */
const shownMax = 3;

/** The recent searches as links to their current sailings. */
export function RecentSearches({ searches, className = '' }: Props) {
  if (searches.length === 0) return null;
  return (
    <nav aria-label={searchCardMessages.recent} className={`flex min-w-0 flex-col gap-1 text-sm ${className}`}>
      <span aria-hidden="true" className="text-ink-soft">
        {searchCardMessages.recent}
      </span>
      <ul className="flex flex-wrap gap-x-5">
        {searches.slice(0, shownMax).map((search) => (
          <li key={`${search.orgPortCode} ${search.dstPortCode}`}>
            <a
              href={resultsPath(search)}
              className="inline-flex min-h-8 items-center gap-1.5 font-medium text-brand-700 hover:underline sm:min-h-10"
            >
              {searchCardMessages.lane(search.orgPort || search.orgPortCode, search.dstPort || search.dstPortCode)}
              {search.isDanger === 'N' && (
                <span className="text-xs font-normal text-ink-faint">{searchCardMessages.general}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
