import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AdminCommand, Json } from './command.ts';
import { Mistake, print } from './localService.ts';

const typedAs = ({ name, positionals = {}, options = {} }: AdminCommand): string =>
  [
    name,
    ...Object.values(positionals).map((placeholder) => `<${placeholder}>`),
    ...Object.entries(options).map(([option, placeholder]) => `[--${option}${placeholder && ` <${placeholder}>`}]`),
  ].join(' ');

/** The usage text of all commands. */
export const usageOf = (commands: readonly AdminCommand[]): string =>
  [
    '用法：npm run admin -- <命令> [参数]',
    ...commands.map((command) => `  ${typedAs(command)}\n      ${command.summary}`),
    '每个命令都可加 --json（以 JSON 输出）或 --out <文件>（把 JSON 存入文件，仅本人可读）。',
    '服务须在本机运行；环境变量（PORT、DATA_DIR、SECRET）与服务相同。',
  ].join('\n');

const chosen = (commands: readonly AdminCommand[], args: readonly string[]): AdminCommand => {
  const [longest] = commands
    .filter(({ name }) => name.split(' ').every((word, index) => args[index] === word))
    .toSorted((a, b) => b.name.length - a.name.length);
  if (!longest) throw new Mistake(usageOf(commands));
  return longest;
};

const optionsOf = (commands: readonly AdminCommand[]) =>
  Object.fromEntries([
    ...commands.flatMap(({ options = {} }) =>
      Object.entries(options).map(([name, placeholder]) => [name, { type: placeholder ? 'string' : 'boolean' }]),
    ),
    ['json', { type: 'boolean' }],
    ['out', { type: 'string' }],
  ]) as Record<string, { type: 'string' | 'boolean' }>;

const read = (commands: readonly AdminCommand[], args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: optionsOf(commands), allowPositionals: true });
  } catch {
    throw new Mistake(usageOf(commands));
  }
};

const output = (command: AdminCommand, result: Json, { json, out }: Record<string, unknown>): void => {
  const text = JSON.stringify(result, null, 2);
  if (typeof out === 'string') {
    writeFileSync(out, `${text}\n`, { mode: 0o600 });
    print(`已保存：${out}`);
  } else if (json) print(text);
  else for (const line of command.print(result)) print(line);
};

/** Runs a typed command: `call` sends its path and JSON body to the service; prints the result. */
export const runAdmin = async (
  commands: readonly AdminCommand[],
  args: readonly string[],
  call: (path: string, init: RequestInit) => Promise<Response>,
): Promise<void> => {
  const { values, positionals } = read(commands, args);
  const command = chosen(commands, positionals);
  const path = command.name.split(' ');
  const fields = Object.keys(command.positionals ?? {});
  const given = positionals.slice(path.length);
  const { json, out, ...options } = values;
  const unknown = Object.keys(options).some((name) => !Object.hasOwn(command.options ?? {}, name));
  if (given.length !== fields.length || unknown) throw new Mistake(`用法：npm run admin -- ${typedAs(command)}`);
  const input = { ...options, ...Object.fromEntries(fields.map((field, index) => [field, given[index]])) };
  const response = await call(`/${path.join('/')}`, { method: 'POST', body: JSON.stringify(input) });
  output(command, (await response.json()) as Json, { json, out });
};
