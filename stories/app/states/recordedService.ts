import { AxiosError } from 'axios';
import type { AxiosAdapter } from 'axios';
import { codes } from '#contract/protocol/apiError.ts';
import { createCaller } from '#src/api/client.ts';
import type { Caller } from '#src/api/client.ts';
import type { Responses } from '#src/api/initialData.ts';
import { callKey } from '#src/api/initialData.ts';

/** How the transport handles a call: with its recorded response, without any response, or with a failure. */
export type Answering = 'answered' | 'loading' | 'failed';

interface Recorded {
  responses: Responses;
  /** The keys of the calls so far. */
  made: Set<string>;
  answeringOf: (path: string, input: unknown) => Answering;
}

/** A rejection by the service, in the format of tests/app/storyAnswers.test.ts. */
const rejectionIn = (answer: unknown): { code: string; message: string } | undefined =>
  (answer as { rejected?: { code: string; message: string } } | null)?.rejected;

/**
 * The site's own client with a transport of recorded responses, so that visitors get the client's messages for
 * failures.
 */
export const recordedCall = ({ responses, made, answeringOf }: Recorded): Caller['call'] => {
  const adapterOf =
    (path: string, input: unknown): AxiosAdapter =>
    async (config) => {
      const key = callKey(path, input);
      made.add(key);
      const answering = answeringOf(path, input);
      if (answering === 'loading') return new Promise(() => {});
      const response = { status: 200, statusText: '', headers: {}, config };
      if (answering === 'failed') {
        const data = { code: codes.failed, message: '', requestId: '7f3a2c91' };
        throw new AxiosError('', AxiosError.ERR_BAD_RESPONSE, config, null, { ...response, status: 500, data });
      }
      // fails the test of the story
      if (!(key in responses)) console.error(`The page calls ${key}, of which stories/answers has no answer.`);
      const answer = responses[key];
      return { ...response, data: rejectionIn(answer) ?? { code: codes.ok, message: '', data: answer } };
    };
  return async (endpoint, input, options) =>
    createCaller({
      apiBase: '',
      adapter: adapterOf(endpoint.path, input),
      readToken: () => undefined,
      expired: () => {},
      report: () => {},
      save: () => {},
    }).call(endpoint, input, options);
};
