import { connect } from 'node:net';

/** The address of clamd: a TCP port, or a socket in the file system. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/** Scans an uploaded file for malware. */
export interface VirusScanner {
  /** The name of the malware found, or null; throws `ScannerUnavailable` if nothing could be scanned. */
  scan: (content: Uint8Array) => Promise<string | null>;
}

/** The configured scanner did not give a result. */
export class ScannerUnavailable extends Error {
  constructor(reason: string) {
    super(`the virus scanner gave no verdict: ${reason}`);
    this.name = 'ScannerUnavailable';
  }
}

const timeoutMs = 10_000;
const replyBytesMax = 4_096;
const portOfClamd = 3310;

/** Parses `tcp://host:port` (3310 by default) or `unix:///path/of/the/socket`; undefined for any other text. */
export const scannerAddressOf = (text: string): ScannerAddress | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, pathname } = new URL(text);
  if (protocol === 'unix:' && hostname === '' && pathname.length > 1) return { path: decodeURIComponent(pathname) };
  if (protocol !== 'tcp:' || hostname === '' || !['', '/'].includes(pathname)) return undefined;
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: port === '' ? portOfClamd : Number(port) };
};

const lengthOf = (content: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return length;
};

/** Sends one file with clamd's command INSTREAM: length-prefixed chunks, an empty one at the end (clamd(8)). */
const replyTo = (address: ScannerAddress, content: Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(address);
    const reply: Buffer[] = [];
    let received = 0;
    const fail = (reason: string) => {
      socket.destroy();
      reject(new ScannerUnavailable(reason));
    };
    socket.setTimeout(timeoutMs, () => fail('timeout'));
    socket.on('error', (error) => fail(error.message));
    socket.on('data', (part) => {
      reply.push(part);
      received += part.length;
      if (received > replyBytesMax) fail('reply too long');
    });
    socket.on('end', () => resolve(Buffer.concat(reply).toString('utf8').replace(/\0$/, '').trim()));
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      if (content.length > 0) {
        socket.write(lengthOf(content));
        socket.write(content);
      }
      socket.write(lengthOf(new Uint8Array()));
    });
  });

/** A scanner that sends each file to a ClamAV daemon; at most 10 s per file. */
export const clamavScanner = (address: ScannerAddress): VirusScanner => ({
  async scan(content) {
    const reply = await replyTo(address, content);
    if (reply === 'stream: OK') return null;
    const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
    if (found === undefined) throw new ScannerUnavailable(reply);
    return found;
  },
});

/** For deployments without a scanner: files are accepted by type and size only. */
export const noScanner: VirusScanner = { scan: () => Promise.resolve(null) };
