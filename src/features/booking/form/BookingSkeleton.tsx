import { skeletonMessages } from '../messages.ts';
import { Skeleton } from '#src/ui/loading/Skeleton.tsx';

/** A skeleton of the order page while its code loads. */
export function BookingSkeleton() {
  return (
    <div className="mx-auto w-full max-w-page">
      <Skeleton className="mb-4 h-8 w-60 max-w-full" />
      <FormSkeleton />
    </div>
  );
}

/** A skeleton of the order form while its quote and draft load. */
export function FormSkeleton() {
  return (
    <div className="gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[8.5rem_minmax(0,1fr)_20rem]">
      <output className="sr-only">{skeletonMessages.opening}</output>
      <Skeleton className="hidden h-64 xl:block" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-52" />
        <Skeleton className="h-48" />
        <Skeleton className="h-96" />
      </div>
      <Skeleton className="hidden h-96 lg:block" />
    </div>
  );
}
