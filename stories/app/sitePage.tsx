import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { StoryObj } from '@storybook/react-vite';
import { App } from '#src/App.tsx';
import type { Caller } from '#src/api/client.ts';
import type { Responses } from '#src/api/initialData.ts';
import { callKey } from '#src/api/initialData.ts';
import { addressIn } from '#contract/app/languages.ts';
import { createSite } from '#src/app/site.ts';
import { configFrom } from '#src/platform/config.ts';
import { routeOf } from '#src/routes.ts';
import type { PageCall, PageName } from './pagesOfSite.ts';
import { pagesOfSite } from './pagesOfSite.ts';
import { recordedCall } from './states/recordedService.ts';

/** The service's responses to a page's calls, from its demo data, recorded by tests/app/storyAnswers.test.ts. */
const answers = import.meta.glob<Responses>('../answers/*.json', { import: 'default' });

/** The calls of the shown page so far. */
export const made = new Set<string>();

interface Props {
  address: string;
  /** The initial data of the document. */
  responses: Responses;
  call: Caller['call'];
}

/** The whole site at an address. */
export function SitePage({ address, responses, call }: Props) {
  const [path = '', query = ''] = address.split('?');
  const [site] = useState(() =>
    Object.assign(createSite(configFrom('{}')), {
      address: { shown: () => address, subscribe: () => () => {} },
      call,
    }),
  );
  return <App site={site} document={{ path, query, responses }} />;
}

/** Waits until the page has made these calls. */
export const hasMade = async (calls: readonly PageCall[]): Promise<void> =>
  waitFor(() =>
    expect([...made]).toEqual(expect.arrayContaining(calls.map((call) => callKey(call.endpoint.path, call.input)))),
  );

/** Waits until the page shows the responses to these calls. */
export const hasShown = async (calls: readonly PageCall[]): Promise<void> => {
  await hasMade(calls);
  await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0));
};

/**
 * A page of the site as a visitor sees it: its route in its layout, with the service's responses from its demo data.
 */
export const sitePage = (name: PageName, query = ''): StoryObj => {
  const { address: path, calls } = pagesOfSite[name];
  const address = addressIn(import.meta.env.ENGLISH ? 'en' : 'zh', `${path}${query}`);
  return {
    parameters: { layout: 'fullscreen', isWholePage: true },
    loaders: [
      async () => {
        made.clear();
        await routeOf(address.split('?')[0]!).prepare();
        const responses = await answers[`../answers/${name}.json`]!();
        return { responses, call: recordedCall({ responses, made, answeringOf: () => 'answered' }) };
      },
    ],
    play: async () => hasShown(calls),
    render: (_, { loaded }) => <SitePage address={address} {...(loaded as Omit<Props, 'address'>)} />,
  };
};
