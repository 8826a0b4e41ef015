import './machines.ts';

/** What `tooling/flows/cli.ts` reads and writes, by path inside this project. */
export default {
  machines: 'machines',
  page: 'stories/tooling/handbook',
  gather: 'stories/tooling/flows/gather.ts',
  pictures: 'tests/pictures',
  copy: {
    folders: {
      'src/features/services': 'services.',
      'src/features': '',
      'contract/services': 'contract.services.',
      contract: 'contract.',
      server: 'server.',
      src: '',
    },
    // what operators read on a command line, and words that are recognised and not shown
    without:
      /\.d\.ts$|^server\/(?:main\.ts$|(?:admin|commands|config|db|import\/tables)\/)|\/(?:hsCodes|sheetSections|contextWords)\.ts$/,
    // what an endpoint does, as the service's own documentation says it
    notes: /\.summary$/,
    outlines: 'tests/outlines',
    read: ['pages', 'layouts', 'start', 'interaction'],
  },
  browser: 'tests/support/chromium.ts',
};
