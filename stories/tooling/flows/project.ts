import './machines.ts';

/** The files that `tooling/flows/cli.ts` reads and writes, by path inside this project. */
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
    // messages for operators on the command line, and words that are recognised but not shown
    without:
      /\.d\.ts$|^server\/(?:main\.ts$|(?:admin|commands|config|db|import\/tables)\/)|\/(?:hsCodes|sheetSections|contextWords)\.ts$/,
    // summaries of endpoints in the service's own documentation
    notes: /\.summary$/,
    outlines: 'tests/outlines',
    read: ['pages', 'layouts', 'start', 'interaction'],
  },
  browser: 'tests/support/chromium.ts',
};
