import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch, isPinned } from '../support/chromium.ts';

// the React that visitors get
process.env['NODE_ENV'] = 'production';

const root = fileURLToPath(new URL('../../', import.meta.url));

const incomparable = isPinned ? '' : 'pictures are compared by the Chromium of package-lock.json alone (Linux, x64)';
if (incomparable) process.stdout.write(`▸ stories with a picture are reported as skipped: ${incomparable}\n`);

/**
 * `desktop/pages-home--default`, in which Vitest would merge the hyphens, is compared as `desktop/pages-home/default`.
 */
const fileOf = (picture: string): string => picture.replace(/\/(?=[^/]*$)/, '--');

/** Without these options text is placed differently in each run. */
const steadyText = [
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];
const launchOptions = { ...chromiumLaunch, args: [...chromiumLaunch.args, ...steadyText] };

/** Larger than any story, so that none is shown scaled down; pictures are half as large. */
const contextOptions = {
  viewport: { width: 1440, height: 9000 },
  deviceScaleFactor: 0.5,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  reducedMotion: 'reduce' as const,
};

/** Every story once: rendered, played, checked by axe, compared with its outline, and some with their pictures. */
export default defineConfig({
  root,
  test: {
    // a story without its outline or picture fails; `-u` writes the differences
    update: 'none',
    // Storybook's watcher keeps the process running: Vitest ends it after this many milliseconds
    teardownTimeout: 2000,
    resolveSnapshotPath: (file) => file.replace(/.*\/(\w+)\.stories\.tsx$/, `${root}tests/outlines/$1.snap`),
    projects: [
      {
        extends: `${root}vite.config.ts`,
        // found before the first story: a dependency that is found later reloads the page under the stories
        optimizeDeps: {
          entries: [
            'src/**/*.tsx',
            '!src/ssr/**',
            'stories/**/*.tsx',
            'tooling/**/*.tsx',
            '.storybook/preview.tsx',
            'tests/stories/eachStory.ts',
          ],
          include: ['js-cookie'],
        },
        plugins: [
          storybookTest({ configDir: `${root}.storybook`, initialGlobals: { viewport: { value: 'desktop' } } }),
        ],
        test: {
          name: 'stories',
          root,
          isolate: false,
          maxWorkers: 3,
          setupFiles: 'tests/stories/eachStory.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          provide: { incomparable },
          // snapshots and pictures are written
          api: { allowWrite: true },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            provider: playwright({ launchOptions, contextOptions }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                // a palette of 256 colours in stored pictures changes the edges of letters slightly
                comparatorOptions: { threshold: 0.04, includeAA: true, allowedMismatchedPixels: 6 },
                timeout: 60_000,
                resolveScreenshotPath: ({ arg, ext }) => `${root}tests/pictures/${fileOf(arg)}${ext}`,
                resolveDiffPath: ({ arg, ext }) => `${root}dist/reports/pictures/${fileOf(arg)}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
});
