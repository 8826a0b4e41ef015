/** The states of a control that only a pointer or a key gives it, with the class that shows each without them. */
const shownBy = { ':hover': '.as-hover', ':focus-visible': '.as-focus', ':active': '.as-active' } as const;

const isOf = /:(?:hover|focus-visible|active)(?![\w-])/g;

const addClasses = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && isOf.test(rule.selectorText) && !rule.selectorText.includes('.as-'))
      rule.selectorText += `, ${rule.selectorText.replaceAll(isOf, (state) => shownBy[state as keyof typeof shownBy])}`;
    isOf.lastIndex = 0;
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) addClasses(rule.cssRules);
  }
};

/** Gives the rules of the page for hover, keyboard focus and press also to elements with the class of that state. */
export const showPseudoStates = (): void => {
  for (const { cssRules } of document.styleSheets) addClasses(cssRules);
};
