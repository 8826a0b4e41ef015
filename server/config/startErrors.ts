import { userInfo } from 'node:os';
import type { Config } from './config.ts';
import { isDiskFull } from '#server/db/diskSpace.ts';
import { unavailableOf } from '#server/db/errors.ts';
import { errorCodeOf } from '#server/http/errors/errorCode.ts';
import { StartProblem } from './startProblem.ts';

/** The configuration values that the messages mention; undefined if it could not be read. */
export type StartPlace = Pick<
  Config,
  'host' | 'port' | 'dataDir' | 'databaseUrl' | 'directDatabaseUrl' | 'migrationDatabaseUrl' | 'logLevel'
>;

const user = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
};

const databaseOf = ({ databaseUrl }: StartPlace) => {
  const { hostname, port, pathname, username } = new URL(databaseUrl ?? 'postgres://localhost');
  return {
    address: `${hostname}:${port || '5432'}`,
    name: decodeURIComponent(pathname.slice(1)),
    user: decodeURIComponent(username),
  };
};

const addressNames = ({ directDatabaseUrl, migrationDatabaseUrl }: StartPlace): string =>
  ['DATABASE_URL', directDatabaseUrl && 'DATABASE_DIRECT_URL', migrationDatabaseUrl && 'MIGRATION_DATABASE_URL']
    .filter(Boolean)
    .join(' 或 ');

const unreachable = (place: StartPlace) =>
  `连不上 ${addressNames(place)} 指定的数据库（${databaseOf(place).address}）：请检查地址与网络，并确认数据库正在运行。`;
const notAdmitted = (place: StartPlace) =>
  `数据库 ${databaseOf(place).address} 不接受用户 ${databaseOf(place).user || '（未指定）'}：请检查 DATABASE_URL 中的用户名与密码，以及服务器的 pg_hba.conf。`;
const pooled = ({ directDatabaseUrl }: StartPlace) =>
  `${directDatabaseUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'} 指向连接池（如 PgBouncer）：请用 DATABASE_DIRECT_URL 指定不经连接池的地址，供升级数据库结构使用。`;
const noTls = () => '与数据库的加密连接没有建立：请检查服务器的证书与 DATABASE_URL 的 sslmode 参数。';
const notReady = () => '数据库正在启动、停止或恢复：请待它就绪后再启动服务。';
const noSuchHost = ({ host }: StartPlace) => `本机没有 HOST 指定的地址 ${host}：请改正 HOST。`;

/** Messages by error code of PostgreSQL or the system, for the database and for listening. */
const sentences: Readonly<Record<string, (place: StartPlace) => string>> = {
  '3D000': (place) =>
    `数据库服务器 ${databaseOf(place).address} 上没有数据库“${databaseOf(place).name}”：请先创建它（编码 UTF8），或改正 DATABASE_URL。`,
  '28P01': notAdmitted,
  '28000': notAdmitted,
  '42501': ({ databaseUrl }) =>
    `数据库用户 ${databaseOf({ databaseUrl } as StartPlace).user} 没有所需的权限：请授予它建表与读写的权限，或用 MIGRATION_DATABASE_URL 指定有权限的用户。`,
  '25006': () => '数据库是只读的（可能是备用服务器）：请让 DATABASE_URL 指向主服务器。',
  '53300': () => '数据库的连接数已满：请调高服务器的 max_connections，或停止多余的实例。',
  '57P01': notReady,
  '57P02': notReady,
  '57P03': notReady,
  DEPTH_ZERO_SELF_SIGNED_CERT: noTls,
  SELF_SIGNED_CERT_IN_CHAIN: noTls,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: noTls,
  CERT_HAS_EXPIRED: noTls,
  ERR_TLS_CERT_ALTNAME_INVALID: noTls,
  EADDRINUSE: ({ port }) => `端口 ${port} 已被占用：请停止占用它的程序，或用 PORT 指定其他端口。`,
  EADDRNOTAVAIL: noSuchHost,
};

/** The driver has no codes for these. */
const byMessage: readonly [RegExp, (place: StartPlace) => string][] = [
  [/^SASL|client password must be a string/, notAdmitted],
  [/does not support SSL/, noTls],
  // by PgBouncer
  [/^unsupported startup parameter/, pooled],
  [/^no such user|^password authentication failed/, notAdmitted],
];

const forbidden = new Set(['EACCES', 'EPERM', 'EROFS']);
const notAFolder = new Set(['EEXIST', 'ENOTDIR']);

const ofSystem = (error: NodeJS.ErrnoException, place: StartPlace): string | undefined => {
  const { code = '', syscall, path = place.dataDir } = error;
  if (syscall === 'listen' && forbidden.has(code))
    return `没有权限使用端口 ${place.port}：请用 PORT 指定 1024 以上的端口。`;
  if (syscall === 'getaddrinfo')
    return 'hostname' in error && error.hostname === place.host ? noSuchHost(place) : unreachable(place);
  if (forbidden.has(code)) {
    const why = code === 'EROFS' ? '只读的文件系统' : `以用户 ${user()} 运行`;
    return `不能读写 ${path.startsWith(place.dataDir) ? place.dataDir : path}（${why}）：请检查它与其中文件的所有者和权限，或用 DATA_DIR 指定可写的目录。`;
  }
  if (notAFolder.has(code)) return `${path} 是一个文件，不是目录：请移走它，或用 DATA_DIR 指定一个目录。`;
  return undefined;
};

const fullDisk = ({ databaseUrl, dataDir }: StartPlace): string =>
  databaseUrl
    ? '数据库服务器的磁盘已满：请腾出空间后再启动。'
    : `数据目录 ${dataDir} 所在的磁盘已满：请腾出至少 100 MB 空间后再启动。`;

/** Explains why the service did not start: one Chinese sentence with the cause and the remedy. */
export const startErrorMessage = (error: unknown, place: StartPlace | undefined): string => {
  if (error instanceof StartProblem) return error.message;
  if (place) {
    const code = errorCodeOf(error) ?? '';
    if (isDiskFull(error) || ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) return fullDisk(place);
    const known =
      sentences[code]?.(place) ??
      (error instanceof Error ? ofSystem(error, place) : undefined) ??
      byMessage.find(([pattern]) => pattern.test(String((error as { message?: unknown }).message)))?.[1](place);
    if (known) return known;
    if (place.databaseUrl && unavailableOf(error)) return unreachable(place);
  }
  if (place && ['debug', 'trace'].includes(place.logLevel) && error instanceof Error)
    return error.stack ?? error.message;
  const text = (error instanceof Error ? error.message : JSON.stringify(error)).replaceAll(/\s+/g, ' ').slice(0, 300);
  return `出现意外错误（${text}）：请以 LOG_LEVEL=debug 再次启动查看详情。`;
};
