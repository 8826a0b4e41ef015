import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { quickenColors } from '../support/axeColors.ts';

const axeSource = `${axe.source};(${quickenColors.toString()})(axe);`;

/** Axe for a page and the frames of its own origin; it reports only violations. */
export const axeFor = (page: Page): AxeBuilder =>
  new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] });

/** The faults of the current page: how far it or a frame in it scrolls sideways, and axe's findings. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  for (const frame of page.frames()) {
    const over = await frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) faults.push(`${over} px over`);
  }
  const { violations } = await axeFor(page).analyze();
  for (const { id, help, nodes } of violations)
    faults.push(
      [`axe, ${id}: ${help}`, ...nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`)].join(
        '\n',
      ),
    );
  return faults;
};
