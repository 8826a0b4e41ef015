import { Suspense } from 'react';
import { late } from '#src/platform/lazy.ts';
import { RouteBoundary } from '#src/app/RouteBoundary.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const { Late: QrCode, prepare } = late(async () => (await import('#src/ui/QrCode.tsx')).QrCode);

/** Fetches what draws the code; throws where it cannot be loaded. */
export const preparePageCode = prepare;

interface Props {
  /** The whole address; empty while it is not known. */
  address: string;
  label: string;
}

/** The QR code of a page; a code that cannot be drawn leaves its place empty. */
export function PageCode({ address, label }: Props) {
  return (
    <div className="mx-auto size-40">
      <RouteBoundary fallback={() => null}>
        <Suspense fallback={<Skeleton className="size-full" />}>
          {address === '' ? (
            <Skeleton className="size-full" />
          ) : (
            <QrCode text={address} label={label} className="size-full" />
          )}
        </Suspense>
      </RouteBoundary>
    </div>
  );
}
