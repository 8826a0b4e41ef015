import { PGlite } from '@electric-sql/pglite';
import { DiskGuard } from './diskGuard.ts';
import { isReady, rejection } from './wire.ts';

/** The storage of an engine: a folder, or memory; an archive (tar, gzipped or not) is unpacked there first. */
export interface EnginePlace {
  folder?: string | undefined;
  archive?: Uint8Array<ArrayBuffer> | undefined;
}

/** The embedded database over PostgreSQL's protocol. It has one session: nothing else may use it in a transaction. */
export interface Engine {
  /** Returns the response to complete messages of a client; the last of them is a query or a sync. */
  exchange: (messages: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;
  /** All its files as a tar. */
  dump: () => Promise<Uint8Array<ArrayBuffer>>;
  close: () => Promise<void>;
}

// the engine maps the default of 128 MB in full; 16 MB saves about 120 MB of memory. The stored write-ahead log is part
// of every backup
const settings = ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=64MB'];
const asParams = (all: readonly string[]): string[] => all.flatMap((setting) => ['-c', setting]);
const startParams = [...PGlite.defaultStartParams, ...asParams(settings)];
// in-memory data is lost with its process: no log has to restore it
const inMemoryParams = [
  ...startParams,
  ...asParams(['full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0']),
];

const gzipMark = 0x1f;

const blobOf = (archive: Uint8Array<ArrayBuffer>): Blob =>
  new Blob([archive], { type: archive[0] === gzipMark ? 'application/x-gzip' : 'application/x-tar' });

/** Starts the engine in this thread; throws the engine's errors, which have WASI's codes. */
export const startEngine = async ({ folder, archive }: EnginePlace): Promise<Engine> => {
  const postgres = await PGlite.create({
    startParams: folder === undefined ? inMemoryParams : startParams,
    dataDir: folder ?? 'memory://',
    ...(archive && { loadDataDir: blobOf(archive) }),
  });
  const guard = folder === undefined ? undefined : new DiskGuard(postgres, folder);
  let inTransaction = false;
  return {
    async exchange(messages) {
      try {
        if (!inTransaction) await guard?.check();
      } catch (error) {
        return rejection(error);
      }
      const response: Uint8Array[] = [];
      await postgres.execProtocolRawStream(messages, { onRawData: (bytes) => void response.push(bytes.slice()) });
      const bytes = new Uint8Array(Buffer.concat(response));
      inTransaction = !isReady(bytes);
      return bytes;
    },
    dump: async () => new Uint8Array(await (await postgres.dumpDataDir('none')).arrayBuffer()),
    close: () => postgres.close(),
  };
};
