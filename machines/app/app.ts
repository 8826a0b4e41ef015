import type { AnyActorLogic, InputFrom } from 'xstate';
import { enqueueActions, setup } from 'xstate';
import { hydrationMachine } from '#machines/app/hydration.ts';
import { sessionMachine } from '#machines/auth/session.ts';
import type { MachineNames } from '#machines/support/machineNames.ts';

/** The initial data of a page's actors. */
export interface AppInput {
  session: InputFrom<typeof sessionMachine>;
}

interface SpawnedActor {
  id: string;
  logic: AnyActorLogic;
  input?: unknown;
}

type Spawn = (logic: AnyActorLogic, options: { id: string; systemId: string; input: unknown }) => void;

/**
 * The root of a page's actors, each with a system id: starts those that the first render needs, and spawns the others when
 * they are first needed, because each costs a phone some milliseconds before the page is interactive.
 */
export const appMachine = setup({
  types: {} as {
    context: AppInput;
    input: AppInput;
    events: { type: 'actor.requested' } & SpawnedActor;
  },
  actors: {
    session: sessionMachine,
    hydration: hydrationMachine,
  },
  actions: {
    spawnActor: enqueueActions(({ enqueue }, { id, logic, input }: SpawnedActor) => {
      // XState types child logic by the actors declared above; spawned actors bring their own logic
      (enqueue.spawnChild as unknown as Spawn)(logic, { id, systemId: id, input });
    }),
  },
}).createMachine({
  id: 'app',
  description:
    '网站的根：页面一打开就运行登录会话与页面就绪；消息提示、页面切换、历史和各个账号对话框，第一次需要时才启动。',
  meta: {
    title: '整个网站',
    events: { 'actor.requested': '第一次需要另一个流程' },
    requests: { session: '登录会话', hydration: '页面就绪' },
  } satisfies MachineNames,
  context: ({ input }) => input,
  invoke: [
    { id: 'session', systemId: 'session', src: 'session', input: ({ context }) => context.session },
    { id: 'hydration', systemId: 'hydration', src: 'hydration' },
  ],
  on: { 'actor.requested': { actions: { type: 'spawnActor', params: ({ event }) => event } } },
});
