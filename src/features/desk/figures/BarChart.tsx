interface Series {
  nameZh: string;
  /** The class of its colour. */
  fill: string;
}

interface Bar {
  key: string;
  label: string;
  /** One number and its text for each series; null where there is none. */
  values: readonly ({ amount: number; text: string } | null)[];
}

interface Props {
  series: readonly Series[];
  bars: readonly Bar[];
}

/** Horizontal bars from zero, on one scale. Readers of screens have the table behind it instead. */
export function BarChart({ series, bars }: Props) {
  const most = Math.max(1, ...bars.flatMap(({ values }) => values.map((value) => value?.amount ?? 0)));
  return (
    <div aria-hidden="true" className="mb-3 rounded-lg border border-line bg-surface p-4">
      {series.length > 1 && (
        <p className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
          {series.map(({ nameZh, fill }) => (
            <span key={nameZh} className="flex items-center gap-1.5">
              <svg className="size-3">
                <rect width="100%" height="100%" rx="2" className={fill} />
              </svg>
              {nameZh}
            </span>
          ))}
        </p>
      )}
      <div className="flex flex-col gap-3 sm:gap-2">
        {bars.map(({ key, label, values }) => (
          <div key={key} className="grid items-center gap-x-3 gap-y-1 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
            <span className="truncate">{label}</span>
            <div className="flex min-w-0 flex-col gap-1">
              {values.map((value, at) => {
                const { nameZh, fill } = series[at]!;
                return (
                  value && (
                    <span key={nameZh} className="flex items-center gap-2">
                      <svg className="h-3 min-w-0 flex-1">
                        <rect width={`${(value.amount / most) * 100}%`} height="100%" rx="2" className={fill} />
                      </svg>
                      <span className="w-28 text-right text-xs text-ink-soft tabular-nums">{value.text}</span>
                    </span>
                  )
                );
              })}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
