import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * What is wrong with a page as it stands: how far it or a frame in it scrolls sideways, and what axe finds. A frame whose
 * clock stands still keeps axe waiting: it is named by `unjudged`, a selector.
 */
export const faultsOf = async (page: Page, unjudged?: string): Promise<string[]> => {
  const faults: string[] = [];
  for (const frame of page.frames()) {
    const over = await frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) faults.push(`${over} px over`);
  }
  // the rest is for pages with frames of other origins
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (unjudged === undefined ? axe : axe.exclude(unjudged)).analyze();
  for (const { id, help, nodes } of violations)
    faults.push(
      [`axe, ${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`)].join(
        '\n',
      ),
    );
  return faults;
};
