// `npm run mutants`: changes the code of each area of areas.mjs in every way a mutation tool knows and looks whether a test
// notices; `-- prices` one area alone. An area that falls below its score fails. Reports stand in dist/reports/mutants.
import { spawnSync } from 'node:child_process';
import { areas } from './areas.mjs';

const chosen = process.argv.slice(2);
const failed = Object.keys(areas)
  .filter((area) => chosen.length === 0 || chosen.includes(area))
  .filter((area) => {
    const env = { TZ: 'Asia/Shanghai', ...process.env, AREA: area };
    return (
      spawnSync('npx stryker run tests/mutants/stryker.config.mjs', { stdio: 'inherit', shell: true, env }).status !== 0
    );
  });
if (failed.length > 0) console.error(`below the score: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
