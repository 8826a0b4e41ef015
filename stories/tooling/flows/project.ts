import './machines.ts';

/** What `tooling/flows/cli.ts` reads and writes, by path inside this project. */
export default {
  machines: 'machines',
  page: 'stories/tooling/handbook',
  gather: 'stories/tooling/flows/gather.ts',
  pictures: 'tests/pictures',
  browser: 'tests/support/chromium.ts',
};
