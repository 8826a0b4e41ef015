import { paths } from '#contract/app/routes.ts';
import type { NewsArticle } from '#contract/content/content.ts';
import { nextStepMessages } from '#src/features/content/messages/nextSteps.ts';

const { related } = nextStepMessages;

/** A page of the site where a reader goes on. */
export interface NextStep extends Record<keyof (typeof related)['sailings'], string> {
  href: string;
}

/** What the title or the summary must mention for a page to be of use; the closest first. */
const subjects: readonly (NextStep & { about: RegExp })[] = [
  { ...related.verification, href: `${paths.helpCenter}?id=1.1.3`, about: /企业认证/ },
  { ...related.flexitank, href: paths.fluidBag, about: /液袋/ },
  { ...related.tank, href: paths.tankIndex, about: /罐箱|罐柜/ },
  { ...related.rail, href: paths.railWayIndex, about: /班列|铁路/ },
  { ...related.air, href: paths.airLift, about: /空运/ },
  { ...related.lcl, href: paths.shippingLcl, about: /拼箱/ },
  { ...related.warehouse, href: paths.warehouse, about: /丙类库|仓储|入库/ },
  { ...related.dangerous, href: paths.dgdesk, about: /危险|危包|危申报|IMDG|锂电池|危化/ },
  { ...related.sailings, href: paths.shippingFcl, about: /截单|航线|订舱|航次|VGM|附加费|舱位/ },
];

/** How many are offered. */
const offered = 2;

/** Where a reader of an article goes on: the pages it is about, else the sailings. */
export const nextStepsOf = ({ title, summary }: Pick<NewsArticle, 'title' | 'summary'>): NextStep[] => {
  const found = subjects.filter(({ about }) => about.test(title));
  const mentioned = subjects.filter((one) => !found.includes(one) && one.about.test(summary));
  const steps = [...found, ...mentioned].slice(0, offered);
  return steps.length > 0 ? steps : [{ ...related.sailings, href: paths.shippingFcl }];
};

/** The UN numbers that an article mentions, each once. */
export const unNumbersIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/\bUN\s?(\d{4})\b/g), ([, number = '']) => number)),
];
