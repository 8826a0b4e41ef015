// Explains why installing or building failed. Plain Node: it runs before anything is installed.

const forbidden = { EACCES: '没有权限', EPERM: '没有权限', EROFS: '只读的文件系统' };
const full = new Set(['ENOSPC', 'EDQUOT']);
const offline = new Set([
  'ENOTCACHED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ERR_SOCKET_TIMEOUT',
]);

/** Explains a system error of the disk and its remedy; undefined for other errors. */
export const diskProblem = ({ code, path = '安装目录' }) => {
  if (full.has(code)) return `${path} 所在的磁盘已满：请腾出至少 1 GB 空间后重试。`;
  if (code in forbidden)
    return `不能写入 ${path}（${forbidden[code]}）：请让运行命令的用户可以写入它，或换一个可写的位置安装。`;
  return undefined;
};

/** The system's numbers for these errors, as tools written in Rust print them. */
const byNumber = { 1: 'EPERM', 13: 'EACCES', 28: 'ENOSPC', 30: 'EROFS', 122: 'EDQUOT' };

/** Finds a system error in a tool's output; undefined if there is none. */
export const diskErrorIn = (output) => {
  const found = /\b(EACCES|EPERM|EROFS|ENOSPC|EDQUOT)\b(?:[^\n']*'([^']+)')?/.exec(output);
  if (found) return { code: found[1], path: found[2] };
  const code = byNumber[/\(os error (\d+)\)/.exec(output)?.[1]];
  return code && { code, path: /Failed to write file in (.+)/.exec(output)?.[1] };
};

/** Explains why `npm ci` failed, from its output and the error of starting it. */
export const installProblem = (output, startError) => {
  if (startError) return `没有找到 npm（${startError.code}）：请安装 Node.js 自带的 npm，并让它在 PATH 中。`;
  const code = /npm (?:error|ERR!) code (\w+)/.exec(output)?.[1] ?? '';
  const disk = diskErrorIn(output);
  if (disk) return diskProblem({ ...disk, path: /npm (?:error|ERR!) path (.+)/.exec(output)?.[1] ?? disk.path });
  if (offline.has(code))
    return `依赖没有装上，连不上 npm 软件源（${code}）：请检查网络、代理与 npm 的 registry 设置后重试；离线时请先把装好的 node_modules 一并复制过来。`;
  return `依赖没有装上（npm 报告 ${code || '未知错误'}）：请检查 npm 的设置，并确认 package-lock.json 与 package.json 一致。`;
};

/**
 * Explains why nothing is installed into a `node_modules` that links to `target`, which belongs to another checkout.
 */
export const linkProblem = (target) =>
  `node_modules 是指向 ${target} 的链接，其中的依赖与 package-lock.json 不符：请在它所属的目录执行 npm ci，或删除这个链接（rm node_modules）后重试。`;

/** Exits the process with one sentence. */
export const stopStart = (sentence) => {
  console.error(`启动失败：${sentence}`);
  process.exit(1);
};
