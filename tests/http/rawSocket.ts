import { connect } from 'node:net';

/** A raw connection to a server on this machine, for requests that no HTTP client would send. */
export class RawSocket {
  readonly #socket;
  readonly #closed;
  #text = '';
  #reset = false;

  constructor(port: number, localAddress = '127.0.0.1') {
    this.#socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
    this.#socket.setEncoding('utf8').on('data', (chunk: string) => (this.#text += chunk));
    this.#socket.on('error', () => (this.#reset = true));
    this.#socket.on('end', () => this.#socket.end());
    this.#closed = new Promise<void>((resolve) => this.#socket.once('close', () => resolve()));
  }

  /** The data received so far. */
  get text(): string {
    return this.#text;
  }

  get isClosed(): boolean {
    return this.#socket.destroyed;
  }

  /** Whether the connection ended with an error. */
  get wasReset(): boolean {
    return this.#reset;
  }

  get bytesSent(): number {
    return this.#socket.bytesWritten - this.#socket.writableLength;
  }

  /** Writes data; waits until the system has accepted it. */
  write(data: string | Uint8Array): Promise<void> {
    return new Promise((resolve) => {
      if (this.#socket.destroyed) resolve();
      else this.#socket.write(data, () => resolve());
    });
  }

  /** Waits for the text of a response, or its end. */
  async until(pattern: RegExp): Promise<string> {
    while (!pattern.test(this.#text) && !this.#socket.destroyed)
      await Promise.race([new Promise((resolve) => this.#socket.once('data', resolve)), this.#closed]);
    return this.#text;
  }

  /** Waits for the end of the connection. */
  closed(): Promise<void> {
    return this.#closed;
  }

  destroy(): void {
    this.#socket.destroy();
  }
}

/** The head of a request in wire format. */
export const head = (path: string, headers: Record<string, string | number>, method = 'POST') =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'appCode: echem',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

/** The status, headers and envelope of a response as it came. */
export const responseIn = (text: string) => {
  const [start = '', body = ''] = text.split('\r\n\r\n');
  const [line = '', ...headers] = start.split('\r\n');
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(
      headers.map((header) => [header.slice(0, header.indexOf(':')).toLowerCase(), header.replace(/^[^:]*: */, '')]),
    ) as Record<string, string | undefined>,
    envelope: body === '' ? undefined : (JSON.parse(body) as { code: string; message: string; data: unknown }),
  };
};
