import type { AnyEventObject } from 'xstate';

const longest = 36;
/** A longer value is not a text but a picture; a UUID means nothing to a reader either. */
const longestText = 80;
const isKey = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** A file by its name and size, also if a machine only knows these and its type. */
const fileWords = ({ name, size }: { name: string; size: number }): string => `${name}（${size} 字节）`;
const isFile = (value: object): value is { name: string; size: number } =>
  'name' in value && 'size' in value && 'type' in value;

const moments = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A value as text; a moment as its date and time in Shanghai. */
const wordsOf = (value: unknown): string => {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(value)) {
    const of = Object.fromEntries(moments.formatToParts(new Date(value)).map(({ type, value: part }) => [type, part]));
    const day = `${of['month']}月${of['day']}日`;
    return value.includes('T') ? `${day} ${of['hour']}:${of['minute']}` : day;
  }
  return value instanceof File ? value.name : String(value);
};

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const isText = (text: string): boolean => text.length <= longestText && !isKey(text);
const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** The texts and numbers in a value, with their paths in it. */
const scalarsIn = (value: unknown, path = ''): [path: string, value: unknown][] => {
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [[path, value]];
  if (isFile(value)) return [[path, fileWords(value)]];
  return Object.entries(value).flatMap(([key, inner]) => scalarsIn(inner, `${path}.${key}`));
};

/** A short text of a value: its texts and numbers, or an error's message. */
export const shortly = (value: unknown): string => {
  if (value instanceof Error) return shortened(value.message);
  const said = scalarsIn(value).filter(([, one]) => isSaid(one));
  return shortened(
    said
      .map(([, one]) => wordsOf(one))
      .filter(isText)
      .join('，'),
  );
};

/** A short text of an event's payload. */
export const detailOf = (event: AnyEventObject): string => {
  const { type: _type, actorId, error, ...carried } = event;
  const text = shortly(error ?? carried);
  // a failure without a message is named after its request
  return text === actorId ? '' : text;
};

/** An event's own values by path; ids, keys and versions are left out. */
const valuesOf = ({ type: _type, actorId: _actorId, error, ...carried }: AnyEventObject): Map<string, string> => {
  const value: unknown = error ?? carried;
  const scalars =
    value instanceof Error
      ? [...scalarsIn({ message: value.message }), ...scalarsIn(Object.fromEntries(Object.entries(value)))]
      : scalarsIn(value);
  return new Map(
    scalars.flatMap(([path, one]): [string, string][] => {
      const text = isSaid(one) ? wordsOf(one) : '';
      const last = path.split('.').at(-1) ?? '';
      return isText(text) && !/(?:^id|Id|key|version|revision)$/i.test(last) ? [[path, text]] : [];
    }),
  );
};

/** How many differences are listed. */
const mostNamed = 3;

/** The values that distinguish each of several events of one type, as a short text; '' if there are none. */
export const differencesOf = (events: readonly AnyEventObject[]): string[] => {
  const all = events.map(valuesOf);
  const paths = [...new Set(all.flatMap((values) => [...values.keys()]))];
  const textsAt = (path: string): string[] => all.map((values) => values.get(path) ?? '');
  const differing = paths.filter((path) => new Set(textsAt(path)).size > 1);
  return all.map((values) => {
    // values that no other event has come first
    const shared = (path: string): number => textsAt(path).filter((text) => text === values.get(path)).length;
    const own = differing
      .toSorted((one, other) => shared(one) - shared(other))
      .flatMap((path) => {
        const text = values.get(path) ?? '';
        if (text === '') return [];
        return /^(?:true|false|\d+(?:\.\d+)?)$/.test(text) ? [`${path.split('.').at(-1)}：${said(text)}`] : [text];
      });
    if (own.length === 0) return differing.length > 0 ? '其余几种有的，这里没有' : '';
    const named = [...new Set(own)];
    return `${named.slice(0, mostNamed).join('，')}${named.length > mostNamed ? ` 等 ${named.length} 处` : ''}`;
  });
};

const said = (text: string): string => ({ true: '是', false: '否' })[text] ?? text;
