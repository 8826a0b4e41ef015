const synthetic = /^xstate\.(?<kind>after|done\.actor|error\.actor)\.(?<name>[^.]+)/;

/** What an event type is about: time that passed, a question answered or failed, or an event that somebody sent. */
export const readEvent = (type: string): { kind: 'after' | 'answers' | 'fails' | 'sent'; name: string } => {
  const { kind, name = '' } = synthetic.exec(type)?.groups ?? {};
  if (kind === 'after') return { kind: 'after', name };
  if (kind === undefined) return { kind: 'sent', name: type };
  return { kind: kind === 'done.actor' ? 'answers' : 'fails', name };
};

/** An event type in words: `code.requested`, `after second`, `sendCode answers`. */
export const eventWords = (type: string): string => {
  const { kind, name } = readEvent(type);
  if (kind === 'sent') return name;
  return kind === 'after' ? `after ${name}` : `${name} ${kind}`;
};
