import { codes, ApiError } from '#contract/protocol/apiError.ts';
import type { Caller, CallerDependencies } from '#src/api/client.ts';
import { ignoreUnloadable } from '#src/platform/browser.ts';
import { isReachable } from '#src/platform/connection.ts';
import { uiMessages } from '#src/ui/messages/ui.ts';
import type { Site } from './siteContext.ts';

/** The API client; its code loads with the first call, and again with the next one if that failed. */
export const lazyClient = (
  given: CallerDependencies,
): Pick<Site, 'call' | 'download' | 'saveFile' | 'fetchFile' | 'preloadClient'> => {
  let loading: Promise<Caller> | undefined;

  const load = async (): Promise<Caller> => {
    try {
      return (await import('#src/api/client.ts')).createCaller(given);
    } catch (error) {
      loading = undefined;
      throw (await isReachable()) ? error : new ApiError(codes.failed, uiMessages.offline);
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
    preloadClient: async () => {
      await caller().catch(ignoreUnloadable);
    },
  };
};
