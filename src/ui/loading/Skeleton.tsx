/** A grey placeholder; give it the content's size, and announce the loading elsewhere as text. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-sm bg-line ${className}`} />;
}
