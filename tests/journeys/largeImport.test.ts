import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from './visit.ts';
import { openSite } from './visit.ts';

let site: Site;
let folder: string;
beforeAll(async () => {
  site = await openSite();
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const ports = ['DEHAM', 'NLRTM', 'BEANR', 'FRLEH', 'GBFXT', 'SGSIN', 'MYPKG', 'THLCH', 'KRPUS', 'JPTYO'];
const services = Array.from({ length: 100 }, (_, index) => `HX${index + 100}`);
const daysOfPeriods = 100;
const dayMs = 86_400_000;
const pauseMs = 10;
const day = (index: number): string => new Date(Date.UTC(2040, 0, 1) + index * dayMs).toISOString().slice(0, 10);

const rates = (amount: number): string[] =>
  services.flatMap((service) =>
    ports.flatMap((port) =>
      Array.from(
        { length: daysOfPeriods },
        (_, index) => `${service},${port},${amount},${amount},${amount},${day(index)},${day(index)}`,
      ),
    ),
  );

const write = (name: string, header: string, rows: readonly string[]): void =>
  writeFileSync(join(folder, 'data', `${name}.csv`), [header, ...rows].join('\n'));

interface Asked {
  output: string;
  longestMs: number;
  answers: number;
}

/**
 * The time that the service's main thread has run, in milliseconds: a busy machine that does not let it run is not its
 * fault. Where the system does not tell, the time that has passed.
 */
const runMs = (): number => {
  const file = `/proc/${site.service.pid}/task/${site.service.pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1_000_000 : performance.now();
};

/** Runs the command, which works through the running service; the longest wait for `/healthz` meanwhile. */
const askedDuring = async (...words: string[]): Promise<Asked> => {
  const command = spawn('npx', ['tsx', 'service/commands/import.ts', ...words], {
    env: { ...process.env, ...site.service.environment },
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(command, 'close');
  let [longestMs, answers] = [0, 0];
  while (command.exitCode === null) {
    const start = runMs();
    const { ok } = await fetch(`${site.service.origin}/healthz`);
    if (ok) answers += 1;
    longestMs = Math.max(longestMs, runMs() - start);
    await setTimeout(pauseMs);
  }
  await ended;
  return { output, longestMs, answers };
};

const writeRates = (amount: number): void =>
  write('ocean-rates', 'service,dst_port,amount_20gp,amount_40gp,amount_40hq,valid_from,valid_until', rates(amount));

const options = { tags: ['deep'], timeout: 300_000 };
test(
  'while 100,000 rates are imported, changed and taken back, others are answered within 200 ms',
  options,
  async () => {
    await mkdir(join(folder, 'data'));
    write('carriers', 'code,name_zh,name_en', ['HXL,华信,Huaxin']);
    write('lanes', 'code,name_zh', ['NEUR,欧洲线']);
    write(
      'services',
      'code,carrier,lane,free_days',
      services.map((service) => `${service},HXL,NEUR,7`),
    );
    write(
      'calls',
      'service,role,port,day,hour',
      services.flatMap((service) =>
        [`${service},load,CNSHA,0,8`].concat(
          ports.map((port, index) => `${service},discharge,${port},${index + 20},7`),
        ),
      ),
    );
    const data = join(folder, 'data');
    const steps = [
      [1_000, [data, '--yes'], /海运费：新增 100000[^]+已导入/],
      [1_100, [data, '--yes'], /海运费：新增 0，变更 100000[^]+已导入/],
      [1_100, ['--undo'], /已撤销/],
    ] as const;
    for (const [amount, words, done] of steps) {
      writeRates(amount);
      const { output, longestMs, answers } = await askedDuring(...words);
      expect(output).toMatch(done);
      expect(answers).toBeGreaterThan(100);
      expect(longestMs).toBeLessThan(200);
    }
  },
);
