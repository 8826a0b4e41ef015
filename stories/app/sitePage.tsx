import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { StoryObj } from '@storybook/react-vite';
import { ApiError, codes } from '#contract/protocol/apiError.ts';
import { App } from '#src/App.tsx';
import type { Responses } from '#src/api/initialData.ts';
import { callKey } from '#src/api/initialData.ts';
import { createSite } from '#src/app/site.ts';
import { configFrom } from '#src/platform/config.ts';
import { routeOf } from '#src/routes.ts';
import type { PageName } from './pagesOfSite.ts';
import { pagesOfSite } from './pagesOfSite.ts';

/** What the service answers to the calls of a page over its demo data, recorded by tests/app/storyAnswers.test.ts. */
const answers = import.meta.glob<Responses>('../answers/*.json', { import: 'default' });

/** The calls of the shown page so far. */
const made = new Set<string>();

function SitePage({ address, responses }: { address: string; responses: Responses }) {
  const [path = '', query = ''] = address.split('?');
  const [site] = useState(() =>
    Object.assign(createSite(configFrom('{}')), {
      address: { shown: () => address, subscribe: () => () => {} },
      call: async (endpoint: { path: string; output: { parse: (value: unknown) => unknown } }, input: unknown) => {
        const key = callKey(endpoint.path, input);
        made.add(key);
        if (key in responses) return endpoint.output.parse(responses[key]);
        // fails the test of the story
        console.error(`The page calls ${key}, which stories/app/pagesOfSite.ts does not list.`);
        throw new ApiError(codes.unavailable, key);
      },
    }),
  );
  return <App site={site} document={{ path, query, responses }} />;
}

/** A page of the site as a visitor has it: its route in its layout, with what the service answers over its demo data. */
export const sitePage = (name: PageName): StoryObj => {
  const { address, calls } = pagesOfSite[name];
  return {
    parameters: { layout: 'fullscreen', isWholePage: true },
    loaders: [
      async () => {
        made.clear();
        await routeOf(address.split('?')[0]!).prepare();
        return { responses: await answers[`../answers/${name}.json`]!() };
      },
    ],
    play: async () =>
      waitFor(() =>
        expect([...made]).toEqual(expect.arrayContaining(calls.map((call) => callKey(call.endpoint.path, call.input)))),
      ),
    render: (_, { loaded }) => (
      <SitePage address={address} responses={(loaded as { responses: Responses }).responses} />
    ),
  };
};
