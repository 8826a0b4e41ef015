/** A colour of axe: numbers parsed from a text. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => Color;
}

/** The colour class of axe, which its types omit. */
interface Colors {
  color: { Color: { new (red: number, green: number, blue: number): Color; prototype: Color } };
}

/**
 * Makes axe parse each colour text once, and store a colour's numbers in the colour itself: axe creates a colour for
 * every element beneath every text, and its compiled code keeps each number in a weak map, which takes most of its
 * time. Also runs in a page, so it must be self-contained.
 */
export const quickenColors = (axe: { commons: object }): void => {
  const { Color } = (axe.commons as Colors).color;
  const { parseString } = Color.prototype;
  const parsed = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  Color.prototype.parseString = function parseOnce(text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    const { r, g, b, alpha } = parseString.call(this, text);
    parsed.set(text, { r, g, b, alpha });
    return this;
  };

  // the next colour reveals the weak maps and the weak set
  const written = new Set<object>();
  const restore = ([WeakMap.prototype, WeakSet.prototype] as const).map((prototype) => {
    const name = 'set' in prototype ? 'set' : 'add';
    const before = Object.getOwnPropertyDescriptor(prototype, name)!;
    const write = before.value as (...given: unknown[]) => unknown;
    const value = function tellAndWrite(this: object, ...given: unknown[]): unknown {
      written.add(this);
      return write.apply(this, given);
    };
    Object.defineProperty(prototype, name, { ...before, value });
    return () => Object.defineProperty(prototype, name, before);
  });
  try {
    Object.assign(new Color(0, 0, 0), { alpha: 1 });
  } finally {
    for (const one of restore) one();
  }
  for (const store of written as Set<WeakMap<object, unknown>>) {
    const key = Symbol('kept');
    const [has, get] = [store.has.bind(store), store.get?.bind(store)];
    const keep = (color: Record<symbol, unknown>, value?: unknown) => void (color[key] = value);
    Object.assign(store, {
      has: (color: object) => key in color || has(color),
      get: (color: Record<symbol, unknown>) => (key in color ? color[key] : get(color)),
      set: keep,
      add: keep,
    });
  }
};
