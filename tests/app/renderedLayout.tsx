import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { sessionMachine } from '#machines/auth/session.ts';
import { configFrom } from '#src/platform/config.ts';
import { Session } from '#src/features/auth/Session.tsx';
import type { LayoutName } from '#src/layouts/layouts.ts';
import { layouts, prepareLayout } from '#src/layouts/layouts.ts';
import { frozen } from '#stories/fixtures/frozen.ts';
import { render } from '../support/render.tsx';
import { pass, settled } from '../support/time.ts';

const nothing = () => {};

export const config = configFrom('{}');

/** Renders a page in a layout for an anonymous visitor. */
export const showLayout = async (name: LayoutName, { children }: { children?: ReactNode } = {}) => {
  await prepareLayout(name);
  const Layout = layouts[name];
  const anonymous = frozen(sessionMachine, {
    value: 'anonymous',
    context: { token: '', ticket: '', enterprise: [], isLoginWanted: false },
  });
  render(
    <Router hook={memoryLocation({ path: '/' }).hook}>
      <Layout
        tab={0}
        config={config}
        account={
          <Session
            actor={anonymous}
            onUserCenter={nothing}
            onOrders={nothing}
            onQuotes={nothing}
            onWholeVehicle={nothing}
            onPasswordChange={nothing}
            onAccountClosing={nothing}
            onVerification={nothing}
          />
        }
      >
        <h1>页面</h1>
        {children}
      </Layout>
    </Router>,
  );
  await settled();
  // the lazy parts of a layout
  if (document.querySelector('header')) await expect.poll(footerLater).not.toBeNull();
  await settled();
};

const footerLater = async () => {
  await pass(100);
  return document.querySelector('footer');
};

/** Marks the document, as the script at its head and the theme settings do, for as long as the test runs. */
export const markDocument = (marks: Record<string, string>): void => {
  const { dataset } = document.documentElement;
  Object.assign(dataset, marks);
  onTestFinished(() => {
    for (const name of Object.keys(marks)) delete dataset[name];
  });
};
