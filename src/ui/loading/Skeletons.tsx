import { Skeleton } from './Skeleton.tsx';

/** Grey placeholders of these sizes, one below the other; announce the loading elsewhere as text. */
export function Skeletons({ sizes }: { sizes: readonly string[] }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-3">
      {sizes.map((size, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never change
        <Skeleton key={index} className={size} />
      ))}
    </div>
  );
}

/** Those of the rows of a list. */
export const rowSkeletons: readonly string[] = Array.from({ length: 6 }, () => 'h-14');
