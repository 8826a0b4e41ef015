import { readFileSync } from 'node:fs';
import { secretNames } from './environment.ts';

const contentOf = (name: string, file: string): { value: string } | { problem: string } => {
  try {
    const value = readFileSync(file, 'utf8').trim();
    return value === '' ? { problem: `${name}_FILE 指定的文件是空的：${file}` } : { value };
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return { problem: `${name}_FILE 指定的文件${missing ? '不存在' : '须为可读的文件，现在无法读取'}：${file}` };
  }
};

/**
 * Sets each secret variable `NAME` to the trimmed content of the file in `NAME_FILE`; returns a Chinese problem if both
 * are set or the file has no content.
 */
export const withSecretFiles = (
  variables: Readonly<Record<string, string>>,
): { variables: Readonly<Record<string, string>>; problems: string[] } => {
  const read = { ...variables };
  const problems: string[] = [];
  for (const name of secretNames) {
    const file = variables[`${name}_FILE`];
    if (file === undefined) continue;
    const found =
      variables[name] === undefined ? contentOf(name, file) : { problem: `${name} 与 ${name}_FILE 只能设置其中一个` };
    if ('value' in found) read[name] = found.value;
    else problems.push(found.problem);
  }
  return { variables: read, problems };
};
