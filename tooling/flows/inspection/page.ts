import type { AnyActor, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { inspectionChannel } from './inspection.ts';
import type { LoggedEvent, Inspection, LiveActor } from './inspection.ts';

const latest = 200;
const actors = new Map<AnyActor, LiveActor>();
const listeners = new Set<() => void>();
let live: readonly LiveActor[] = [];
let logged: readonly LoggedEvent[] = [];
let number = 0;

const isFlow = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;

const publish = (): void => {
  live = [...actors.values()];
  for (const listener of listeners) listener();
};

const follow = (actor: AnyActor): void => {
  const known = actors.get(actor);
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (!known || known.snapshot === snapshot) return;
  if (snapshot.status === 'active') actors.set(actor, { ...known, snapshot });
  else actors.delete(actor);
  publish();
};

/** Records a machine that starts. */
const meet = (actor: AnyActor): void => {
  if (actors.has(actor) || !isFlow(actor.logic)) return;
  const { sessionId: key, logic: machine } = actor;
  const send = (event: AnyEventObject) => actor.send(event);
  actors.set(actor, { key, machine, snapshot: actor.getSnapshot() as AnyMachineSnapshot, send });
  publish();
};

const hear = (happening: InspectionEvent): void => {
  const actor = happening.actorRef as AnyActor;
  if (happening.type === '@xstate.snapshot') follow(actor);
  if (happening.type !== '@xstate.event') return;
  const { event }: { event: AnyEventObject } = happening;
  const isStart = event.type === 'xstate.init';
  if (isStart) meet(actor);
  const flow = actors.get(actor);
  if (isStart || !flow) return;
  number += 1;
  logged = [...logged.slice(1 - latest), { number, at: new Date(), actor: flow.key, machine: flow.machine, event }];
  publish();
};
const inspection: Inspection = {
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  actors: () => live,
  logged: () => logged,
};
/**
 * Lets a page be inspected, in development only and before the site's own code: a button opens the window with its live charts,
 * which is at this address.
 */
export const inspectPage = (address: string): void => {
  globalThis.inspectActors = hear;
  window.flowInspection = inspection;
  const channel = new BroadcastChannel(inspectionChannel);
  channel.postMessage('opened');
  globalThis.addEventListener('pagehide', () => channel.postMessage('left'));

  let opened: Window | null = null;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '流程图';
  button.title = '打开这一页正在运行的流程图（仅开发时可见）';
  button.style.cssText =
    'position:fixed;left:8px;bottom:8px;z-index:2147483647;padding:2px 10px;border:1px solid #8494a3;border-radius:6px;' +
    'background:#fff;color:#15202b;font:12px/20px system-ui,sans-serif;cursor:pointer';
  button.addEventListener('click', () => {
    if (opened && !opened.closed) opened.focus();
    else opened = open(address, '', 'popup,width=1280,height=860');
  });
  document.addEventListener('DOMContentLoaded', () => document.body.append(button));
};
