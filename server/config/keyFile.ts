import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCodeOf } from '#server/http/errors/errorCode.ts';
import { StartProblem } from './startProblem.ts';

const lengthMin = 32;

/** Reads a key file; throws `StartProblem` unless it is readable and has at least 32 characters. */
export const readKey = (file: string): string => {
  let key: string;
  try {
    key = readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartProblem(
      errorCodeOf(error) === 'EISDIR'
        ? `密钥文件 ${file} 是一个目录：请把它移走，并从备份恢复原来的密钥文件。`
        : `密钥文件 ${file} 读不出来（${errorCodeOf(error)}）：请让运行服务的用户可以读取它。`,
      { cause: error },
    );
  }
  if (key.trim().length >= lengthMin) return key;
  throw new StartProblem(
    `密钥文件 ${file} 为空或不足 ${lengthMin} 个字符：请从备份恢复它；删除它会生成新密钥，但已有的密码都将失效。`,
  );
};

/** Writes a key file atomically, readable by its owner only; an existing file stays. */
export const createKey = (file: string, key: string): void => {
  const part = `${file}.${process.pid}.part`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(part, key, { mode: 0o600 });
    linkSync(part, file);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
};
