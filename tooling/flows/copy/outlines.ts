const chinese = /\p{Script=Han}/u;

/** A quoted or plain value of an outline. */
const unquoted = (value: string): string => {
  if (value.startsWith('"')) {
    try {
      return JSON.parse(value) as string;
    } catch {
      return value.slice(1, -1);
    }
  }
  return value.startsWith("'") ? value.slice(1, -1).replaceAll("''", "'") : value;
};

/** A line of an outline: a role or an attribute, its name, its states, and its text. */
const line =
  /^\s*- (?:'(?<quoted>(?:[^']|'')+)'|(?<role>\/?[a-z]+)(?: (?<name>"(?:[^"\\]|\\.)*"|\/.*\/))?(?: \[[^\]]*\])*)(?:: (?<text>.+?)|:)?$/;

const textsOfLine = (one: string): string[] => {
  const { quoted, role, name, text } = line.exec(one)?.groups ?? {};
  // a line that YAML would misread is quoted as a whole
  if (quoted !== undefined) return textsOfLine(`- ${quoted.replaceAll("''", "'")}${text ? `: ${text}` : ''}`);
  if (role === undefined || role === '/url') return [];
  return [name, text].flatMap((value) => (value === undefined ? [] : [unquoted(value).trim()]));
};

/** The Chinese texts that a user reads or hears in an outline, each once, in order. */
export const textsOfOutline = (outline: string): string[] => [
  ...new Set(
    outline
      .split('\n')
      .flatMap(textsOfLine)
      .filter((text) => chinese.test(text)),
  ),
];

/** The stored outlines of a file, by the names of their stories. */
const outlinesIn = (snapshot: string): Map<string, string> =>
  new Map(
    [...snapshot.matchAll(/^exports\[`(.+?) \d+`\] = `((?:[^`\\]|\\.)*)`;$/gms)].map(([, name = '', body = '']) => [
      name,
      // the outline is in quotes, in a template
      body
        .replaceAll(/\\([`$\\])/g, '$1')
        .replace(/^\s*"/, '')
        .replace(/"\s*$/, ''),
    ]),
  );

/** The outlines in files, each by the file of its story and the name that Storybook gives the export. */
export const outlinesOf = (files: readonly (readonly [file: string, snapshot: string])[]): Map<string, string> =>
  new Map(
    files.flatMap(([file, snapshot]) =>
      [...outlinesIn(snapshot)].map(([name, outline]) => [`${file} ${name}`, outline] as const),
    ),
  );
