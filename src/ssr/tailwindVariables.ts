import type { Declaration, Root } from 'postcss';

const use = /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

/** The variables of Tailwind that a document's style sets, each with its declarations. */
const declarationsIn = (root: Root): Map<string, Declaration[]> => {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--tw-/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
  });
  return found;
};

const sets = ({ parent }: Declaration, prop: string): boolean =>
  parent?.some((node) => node.type === 'decl' && node.prop === prop) ?? false;

/**
 * Replaces Tailwind's variables by their values if an element can have no other: variables that no rule of the document
 * sets, and those that a rule sets for itself, if every rule that sets them also sets the property that uses them. Only
 * the whole stylesheet, which replaces all of these rules, has other values.
 */
export const writeOutTailwind = (root: Root): void => {
  const initial = new Map<string, string>();
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value));
  });
  const declared = declarationsIn(root);

  const valueIn = (declaration: Declaration, whole: string, name: string, fallback: string | undefined): string => {
    const all = declared.get(name);
    if (!all) return initial.get(name) ?? fallback ?? whole;
    const own = all.filter(({ parent }) => parent === declaration.parent);
    return own.length === 1 && name !== declaration.prop && all.every((one) => sets(one, declaration.prop))
      ? own[0]!.value
      : whole;
  };
  root.walkDecls((declaration) => {
    const written = (text: string): string => {
      const next = text.replaceAll(use, (whole, name: string, fallback?: string) =>
        valueIn(declaration, whole, name, fallback),
      );
      return next === text ? text : written(next);
    };
    declaration.value = written(declaration.value);
  });

  const left = root.toString();
  for (const [name, all] of declared) {
    if (!left.includes(`var(${name}`)) for (const declaration of all) declaration.remove();
  }
};
