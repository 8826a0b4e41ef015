const synthetic = /^xstate\.(?<kind>after|done\.actor|error\.actor)\.(?<name>[^.]+)/;

/** The type of an event: a delay, a finished or failed request, or an event that was sent. */
export const readEvent = (type: string): { kind: 'after' | 'done' | 'error' | 'sent'; name: string } => {
  const { kind, name = '' } = synthetic.exec(type)?.groups ?? {};
  if (kind === 'after') return { kind: 'after', name };
  if (kind === undefined) return { kind: 'sent', name: type };
  return { kind: kind === 'done.actor' ? 'done' : 'error', name };
};

/** An event type as text: `code.requested`, `after second`, `sendCode.done`. */
export const eventText = (type: string): string => {
  const { kind, name } = readEvent(type);
  if (kind === 'sent') return name;
  return kind === 'after' ? `after ${name}` : `${name}.${kind}`;
};
