const paints = ['fill-brand-500', 'fill-brand-200', 'fill-brand-600', 'fill-brand-100', 'fill-brand-700'] as const;
const box = { width: 42, height: 17, gap: 2 };
const heights = [3, 5, 5, 4, 5, 6, 5, 4, 3];

/** The containers on deck; those of one colour are one path, because each element is loaded and hydrated. */
const cargo = paints.map((paint, index) => {
  const boxes = heights.flatMap((height, stack) =>
    Array.from({ length: height }, (_, tier) => ({ stack, tier }))
      .filter(({ tier }) => (stack * 3 + tier * 2 + (stack % 2) * tier) % paints.length === index)
      .map(({ tier }) => [132 + stack * (box.width + box.gap), 178 - (tier + 1) * (box.height + 1)]),
  );
  return { paint, path: boxes.map(([x, y]) => `M${x} ${y}h${box.width}v${box.height}h-${box.width}Z`).join('') };
});

/** A laden container ship, 600 by 230, its waterline at the bottom. */
export function Ship() {
  return (
    <g>
      {cargo.map(({ paint, path }) => (
        <path key={paint} d={path} className={paint} />
      ))}
      <path d="M52 178V66h58v112Z" className="fill-brand-100" />
      <path d="M44 66h74l-6-14H58Z" className="fill-white" />
      <path
        d="M60 82h42M60 100h42M60 118h42M60 136h42"
        className="stroke-brand-500"
        strokeWidth="5"
        strokeDasharray="8 5"
      />
      <path d="M20 178v-66h26v66Z" className="fill-brand-500" />
      <path d="M20 124h26" className="stroke-white" strokeWidth="6" />
      <path d="M84 52V22m-12 8h24" className="stroke-brand-100" strokeWidth="3" />
      <path d="M4 178h560l34-14-30 66H30c-14 0-24-20-26-52Z" className="fill-brand-900" />
      <path d="M17 214h558l-7 16H30c-6 0-10-6-13-16Z" className="fill-brand-500" />
      <path d="M548 190h26" className="stroke-brand-200" strokeWidth="2" />
    </g>
  );
}
