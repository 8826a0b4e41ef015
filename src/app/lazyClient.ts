import { codes, Refusal } from '#contract/protocol/apiError.ts';
import type { Caller, CallerWorld } from '#src/api/client.ts';
import { ignoreUnloadable } from '#src/platform/browser.ts';
import { isReachable } from '#src/platform/connection.ts';
import { copy } from '#src/ui/messages.ts';
import type { Site } from './siteContext.ts';

/** The client of the service, whose code is loaded with the first call; a load that failed is tried again with the next. */
export const lazyClient = (
  given: CallerWorld,
): Pick<Site, 'call' | 'download' | 'saveFile' | 'fetchFile' | 'preloadClient'> => {
  let loading: Promise<Caller> | undefined;

  const load = async (): Promise<Caller> => {
    try {
      return (await import('#src/api/client.ts')).createCaller(given);
    } catch (error) {
      loading = undefined;
      throw (await isReachable()) ? error : new Refusal(codes.failed, copy.offline);
    }
  };
  const caller = async (): Promise<Caller> => (loading ??= load());

  return {
    call: async (endpoint, input, options) => (await caller()).call(endpoint, input, options),
    download: async (endpoint, input) => {
      await (await caller()).download(endpoint, input).catch(() => undefined);
    },
    saveFile: async (endpoint, input) => {
      await (await caller()).download(endpoint, input, { quiet: true });
    },
    fetchFile: async (endpoint, input, { signal }) => {
      return (await caller()).fetchFile(endpoint, input, { signal, quiet: true });
    },
    preloadClient: () => void caller().catch(ignoreUnloadable),
  };
};
