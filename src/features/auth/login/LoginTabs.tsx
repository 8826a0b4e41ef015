import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';
import { loginMessages } from '#src/features/auth/messages/login.ts';

/** The modes with a tab, in the order of `loginType`. */
export const tabbedModes = ['sms', 'password', 'register'] as const;
export type TabbedMode = (typeof tabbedModes)[number];

/** Class names of a tab; `data-selected` marks the open one. */
export const tabClasses =
  '-mb-px min-h-10 cursor-pointer border-b-2 border-transparent px-1 text-lg text-ink-soft hover:text-brand-700 focus-visible:outline-offset-0 data-selected:border-brand-600 data-selected:font-semibold data-selected:text-brand-700';

interface Props {
  mode: TabbedMode;
  onChoose: (mode: TabbedMode) => void;
  children: ReactNode;
}

/**
 * The three ways to sign in as tabs. Arrow keys move between them; Enter chooses, because choosing moves the focus into
 * the form.
 */
export function LoginTabs({ mode, onChoose, children }: Props) {
  return (
    <TabGroup manual selectedIndex={tabbedModes.indexOf(mode)} onChange={(index) => onChoose(tabbedModes[index]!)}>
      <TabList aria-label={loginMessages.login.title} className="flex gap-6 border-b border-line">
        {tabbedModes.map((one) => (
          <Tab key={one} className={tabClasses}>
            {loginMessages.login.modes[one]}
          </Tab>
        ))}
      </TabList>
      <TabPanels className="mt-4">
        {tabbedModes.map((one) => (
          <TabPanel key={one} tabIndex={-1}>
            {one === mode && children}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
