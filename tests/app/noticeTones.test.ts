import { expect, test } from 'vitest';
import { sourcesOf } from '../support/sources.ts';

type Source = ReturnType<typeof sourcesOf>[number];
type Node = Source['nodes'][number];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (callee: unknown): unknown => {
  if (!isNode(callee)) return undefined;
  return isNode(callee['property']) ? callee['property']['name'] : callee['name'];
};

/** The tones of the notices that a file raises, in the order they are written. */
const tonesIn = ({ nodes }: Source): string =>
  nodes
    .filter(({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'notify')
    .map((call) => (call['arguments'] as Node[])[0]?.['value'])
    .join(' ');

/** What failed is an error, what was done a success, what somebody should know is said plainly. */
const tones: Record<string, string> = {
  'src/app/AccountDialogs.tsx': 'success',
  'src/app/addressFlags.ts': 'info',
  'src/app/listenToBrowser.ts': 'success',
  'src/app/share.ts': 'success error',
  'src/app/site.ts': 'error',
  'src/features/auth/loginEffects.tsx': 'success',
  'src/features/auth/sessionCalls.ts': 'info',
  'src/features/auth/sessionEffects.ts': 'error success',
  'src/features/quotes/quotesEffects.ts': 'success error',
};

test('every notice has its tone', () => {
  const found = sourcesOf('src').flatMap((source) => {
    const raised = tonesIn(source);
    return raised === '' ? [] : [[source.path, raised] as const];
  });
  expect(Object.fromEntries(found)).toEqual(tones);
});
