import { randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { StartProblem } from '#server/config/startProblem.ts';
import type { Bucket } from './filesPlace.ts';
import { fileMessages } from './messages.ts';

/** Both attempts together take less than a transaction may be idle. */
const answerMs = 4_000;
const retries = 1;
const retryAfterSeconds = 3;

const unavailable = (cause: unknown): ApiError =>
  Object.assign(new ApiError(codes.unavailable, fileMessages.unavailable, retryAfterSeconds), { cause });

/** The objects of a bucket, by id. Requests are signed with AWS Signature Version 4; the bucket is part of the path. */
export class Objects {
  readonly #bucket: Bucket;
  readonly #client: AwsClient;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
    const { accessKeyId, secretAccessKey, region } = bucket;
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  }

  #send(method: 'PUT' | 'GET' | 'DELETE', id: string, body?: Uint8Array): Promise<Response> {
    const signal = AbortSignal.timeout(answerMs);
    const content = body && { body: body as BodyInit, headers: { 'Content-Type': 'application/octet-stream' } };
    return this.#client.fetch(`${this.#bucket.address}/${id}`, { method, signal, ...content });
  }

  /** Rejects with 503 if the store does not answer, or with another status than `accepted`. */
  async #done(
    accepted: readonly number[],
    method: 'PUT' | 'GET' | 'DELETE',
    id: string,
    body?: Uint8Array,
  ): Promise<Uint8Array> {
    try {
      const response = await this.#send(method, id, body);
      const content = new Uint8Array(await response.arrayBuffer());
      if (accepted.includes(response.status)) return content;
      throw new Error(`the store answered ${response.status}`);
    } catch (error) {
      throw unavailable(error);
    }
  }

  async put(id: string, content: Uint8Array): Promise<void> {
    await this.#done([200], 'PUT', id, content);
  }

  get(id: string): Promise<Uint8Array> {
    return this.#done([200], 'GET', id);
  }

  /** Deletes an object; a missing one is not an error. */
  async delete(id: string): Promise<void> {
    await this.#done([200, 204, 404], 'DELETE', id);
  }

  /** Writes, reads and deletes an object; throws a `StartProblem` with the remedy. */
  async check(): Promise<void> {
    const id = `start-check-${randomUUID()}`;
    const steps = [
      ['PUT', new TextEncoder().encode(id)],
      ['GET', undefined],
      ['DELETE', undefined],
    ] as const;
    for (const [method, body] of steps) {
      const response = await this.#send(method, id, body).catch((error: unknown) => {
        throw new StartProblem(fileMessages.unreachable(new URL(this.#bucket.address).host), { cause: error });
      });
      const text = await response.text();
      if (response.ok) continue;
      const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? String(response.status);
      throw new StartProblem(fileMessages.rejected(this.#bucket.address, code));
    }
  }
}
