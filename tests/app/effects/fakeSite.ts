import { siteDefaults } from '#contract/app/siteDefaults.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { CallOptions } from '#src/api/client.ts';
import type { Site } from '#src/app/siteContext.ts';
import { createWaits } from '#src/app/notices/waits.ts';
import { siteOfWindow } from '#tests/support/siteOfWindow.ts';

/** A call of the site: the part and the payload. */
export type Deed = readonly unknown[];

/** A site that records its calls; the responses come from `responses`, by the endpoint's path. */
export const fakeSite = (responses: Readonly<Record<string, unknown>> = {}, given: Partial<Site> = {}) => {
  const done: Deed[] = [];
  const noting =
    (name: string, respond?: (...args: never[]) => unknown) =>
    (...args: unknown[]): unknown => {
      done.push([name, ...args]);
      return respond?.(...(args as never[]));
    };
  /** The options of a call that distinguish it from others. */
  const calling =
    (name: string) =>
    async ({ path }: Endpoint, input: unknown, options: CallOptions = {}) => {
      const { idempotencyKey, quiet = false } = options;
      done.push([name, path, input, { quiet, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) }]);
      options.onUploaded?.(50);
      const response = responses[path];
      if (response instanceof Error) throw response;
      return response;
    };
  const actor = (name: string) => ({
    send: noting(name),
    subscribe: () => ({ unsubscribe: () => undefined }),
    getSnapshot: () => ({ matches: () => false }),
  });
  const site = {
    ...siteOfWindow(),
    config: { ...siteDefaults, captchaKey: 'abcdefghijklmnop' },
    call: calling('call'),
    download: calling('download'),
    saveFile: calling('saveFile'),
    fetchFile: calling('fetchFile'),
    preloadClient: noting('preloadClient'),
    notify: noting('notify'),
    go: noting('go'),
    show: noting('show'),
    showTraversed: noting('showTraversed'),
    rename: noting('rename'),
    leaveFor: noting('leaveFor'),
    reload: noting('reload'),
    signIn: async () => void noting('signIn')(),
    currentUser: () => undefined,
    knownUser: async () => site.currentUser(),
    session: actor('session'),
    notices: actor('notices'),
    reloadGuard: actor('reloadGuard'),
    navigation: actor('navigation'),
    pageHistory: actor('pageHistory'),
    dialogHistory: actor('dialogHistory'),
    hydration: actor('hydration'),
    lastPress: { follow: noting('follow'), recent: () => undefined },
    waits: createWaits(),
    focusTrail: { follow: noting('follow'), remember: () => () => undefined },
    account: { openVerification: noting('openVerification'), openOrderQuery: noting('openOrderQuery') },
    // the machine instead of its actor: its effects are run one by one
    spawned: (id: string, make: () => object) => Object.assign(make(), { send: noting(id) }),
    ...given,
  } as unknown as Site;
  return { site, done };
};
