import { AxiosError } from 'axios';
import type { AxiosAdapter } from 'axios';
import { codes } from '#contract/protocol/apiError.ts';
import { createCaller } from '#src/api/client.ts';
import type { Caller } from '#src/api/client.ts';
import type { Responses } from '#src/api/initialData.ts';
import { callKey } from '#src/api/initialData.ts';

/** What the transport does with a call: it has its recorded answer, or none ever comes, or the service fails. */
export type Answering = 'answered' | 'loading' | 'failed';

interface Recorded {
  responses: Responses;
  /** The keys of the calls so far. */
  made: Set<string>;
  answeringOf: (path: string, input: unknown) => Answering;
}

/** A rejection by the service, as tests/app/storyAnswers.test.ts records it. */
const rejectionIn = (answer: unknown): { code: string; message: string } | undefined =>
  (answer as { rejected?: { code: string; message: string } } | null)?.rejected;

/** The site's own client over a transport that has recorded answers: what it makes of a failure is what a visitor is told. */
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
