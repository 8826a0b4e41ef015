import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { comparatorOptions } from './comparing.ts';
import { drawingLaunch } from './pinnedChromium.ts';
import { scriptsHaveCome, storyBegins } from './scripts.ts';
import type { WidthName } from './widths.ts';
import { widths } from './widths.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Larger than any story, so that none is shown scaled down; pictures are half as large. */
const contextOptions = {
  viewport: { width: 1440, height: 9000 },
  deviceScaleFactor: 0.5,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  reducedMotion: 'reduce' as const,
};

const launchOptions = await drawingLaunch();

const others = (width: WidthName) => widths.map(({ name }) => name).filter((name) => name !== width);

/** Every story at each width: rendered, played, judged by axe, and compared with its stored picture. */
export default defineConfig({
  root,
  test: {
    // a story without a picture fails, and none is made for it
    update: 'none',
    // Storybook's watcher keeps the process running: Vitest ends it after so many milliseconds
    teardownTimeout: 2000,
    projects: widths.map(({ name }) => ({
      extends: `${root}vite.config.ts`,
      // found before the first story: a dependency that is found later reloads the page under the stories
      optimizeDeps: {
        entries: ['stories/**/*.tsx', '.storybook/preview.tsx', 'tests/stories/eachStory.ts'],
        include: ['js-cookie'],
      },
      plugins: [
        storybookTest({
          configDir: `${root}.storybook`,
          initialGlobals: { viewport: { value: name } },
          tags: { exclude: others(name) },
        }),
      ],
      test: {
        name,
        root,
        isolate: false,
        maxWorkers: 2,
        globalSetup: 'tests/stories/chromiumVersion.ts',
        setupFiles: 'tests/stories/eachStory.ts',
        testTimeout: 60_000,
        // pictures are written
        api: { allowWrite: true },
        browser: {
          enabled: true,
          headless: true,
          ui: false,
          screenshotFailures: false,
          provider: playwright({ launchOptions, contextOptions }),
          instances: [{ browser: 'chromium' as const }],
          commands: { storyBegins, scriptsHaveCome },
          expect: {
            toMatchScreenshot: {
              comparatorOptions,
              timeout: 30_000,
              resolveScreenshotPath: ({ arg, ext, project }) =>
                `${root}tests/pictures/${project.getProvidedContext().chromiumVersion}/${name}/${arg.replace('/', '--')}${ext}`,
              resolveDiffPath: ({ arg, ext }) => `${root}dist/reports/pictures/${name}/${arg.replace('/', '--')}${ext}`,
            },
          },
        },
      },
    })),
  },
});
