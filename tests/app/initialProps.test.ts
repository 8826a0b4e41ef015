import { expect, test } from 'vitest';
import { sourcesOf } from '../support/sources.ts';

type Node = ReturnType<typeof sourcesOf>[number]['nodes'][number];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** What stands in a piece of source; the names of an object's own properties mean nothing outside of it. */
const partsOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  if (!isNode(value)) return [];
  return value.type === 'Property' && value['computed'] !== true ? [value['value']] : Object.values(value);
};

const nodesIn = (value: unknown): Node[] => {
  const parts = partsOf(value);
  return [...(isNode(value) ? [value] : []), ...parts.flatMap(nodesIn)];
};

const namesIn = (value: unknown): string[] =>
  nodesIn(value).flatMap((node) => (node.type === 'Identifier' ? [String(node['name'])] : []));

const isFunction = ({ type }: Node): boolean => /Function/.test(type) && !type.startsWith('TS');

/** The hooks that keep the value of their first drawing. */
const keeping = new Set(['useState', 'useRef', 'useMemo', 'useCallback', 'useReducer', 'memo']);

/** What a function is given or works out, that such a hook inside it is given. */
const keptIn = (of: Node): string[] => {
  const declared = nodesIn(of['body']).filter(({ type }) => type === 'VariableDeclarator');
  const own = new Set([...namesIn(of['params']), ...declared.flatMap(({ id }) => namesIn(id))]);
  return nodesIn(of['body'])
    .filter(({ type, callee }) => type === 'CallExpression' && isNode(callee) && keeping.has(String(callee['name'])))
    .flatMap((call) => namesIn(call['arguments']))
    .filter((name) => own.has(name));
};

/** Props that may keep their first value, with the reason: each belongs to one visit of its page. */
const meant: Record<string, string[]> = {
  // whether there is a document at all does not change, nor which page was opened first
  'src/App.tsx': ['document', 'path'],
  // the moment of the document, until the browser's own clock is known
  'src/api/initialData.ts': ['at'],
  // effects are made once from the site, which is one for a page load
  'src/app/siteContext.ts': ['make', 'site'],
  'src/features/auth/loginEffects.tsx': ['site', 'left'],
  // the order does not change below the dialog
  'src/features/booking/bulk/BulkCargo.tsx': ['scope'],
  // each offer of the address has its own booking, rendered anew for another offer
  'src/features/booking/bookingEffects.tsx': ['offerId'],
  // whether the volume was measured is a user's choice from then on
  'src/features/booking/form/cargo/CargoItem.tsx': ['measured', 'facts', 'cargo', 'index', 'volumeM3', 'typed'],
  // the known goods fill an enquiry at first; then the user edits them
  'src/features/services/enquiryEffects.ts': ['service', 'known'],
  // a search with a problem is unfolded at first; then the user folds it
  'src/features/search/pages/ShippingFcl.tsx': ['search'],
  // code that is loaded is the same from then on
  'src/platform/lazy.ts': ['ready', 'Later'],
  // what was typed before the combobox was loaded is its first search
  'src/trade/PortCombobox.tsx': ['typed'],
  // what was not hydrated at first stays as it is in the document
  'src/ui/Still.tsx': ['isHydrated'],
  // input typed before the code loaded is used once
  'src/ui/useHydratedInput.ts': ['typed'],
};

test('no view keeps its first props', () => {
  const stored = sourcesOf('src')
    .filter(({ text }) => /\b(?:use(?:State|Ref|Memo|Callback|Reducer)|memo)\b/.test(text))
    .flatMap(({ path, nodes }) =>
      nodes
        .filter(isFunction)
        .flatMap(keptIn)
        .filter((name) => !meant[path]?.includes(name))
        .map((name) => `${path}: ${name}`),
    );
  expect([...new Set(stored)]).toEqual([]);
});
