interface Props {
  label: string;
  /** The progress, 0 to 100; undefined if unknown. */
  percent?: number;
}

/** A progress bar; an animation if the progress is unknown. */
export function ProgressBar({ label, percent }: Props) {
  const known = percent !== undefined;
  return (
    <div
      // a native progress element does not look alike in every browser
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? Math.round(percent) : undefined}
      className="h-1.5 w-full overflow-hidden rounded-full bg-line"
    >
      <div
        className={`h-full rounded-full bg-brand-600 ${known ? 'transition-[width]' : 'w-1/3 animate-sweep motion-reduce:animate-none'}`}
        style={known ? { width: `${percent}%` } : undefined}
      />
    </div>
  );
}
