/** A grey bar where content will be; give it the content's size. Say in words, elsewhere, that something is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-sm bg-line ${className}`} />;
}
