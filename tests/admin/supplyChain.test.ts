// @module-tag deep
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { beforeAll, describe, expect, test } from 'vitest';
import { carrierOf } from '#service/auth/sms/carrier.ts';
import { aliyunCarrier } from '#service/auth/sms/aliyun.ts';
import { StartProblem } from '#service/config/startProblem.ts';
import { lockFile, rejectedPackages, releasePackages, reviewed } from '../../deploy/licenceList.mjs';
import { aliyunWithoutNotices } from '#tests/support/config.ts';

const lock = lockFile();
const packages = releasePackages(lock);

describe('the licences of a release', () => {
  test('are known for everything that a production install has, and for the adapters', () => {
    const production = Object.entries(lock.packages)
      .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
      .map(([place]) => place);
    expect(production.length).toBeGreaterThan(100);
    expect(packages.map(({ place }) => place)).toEqual(expect.arrayContaining(production));
    expect(packages.map(({ name }) => name)).toContain('@alicloud/tea-typescript');
  });

  test('allow commercial use', () => expect(rejectedPackages(packages)).toEqual([]));

  test('are looked through no more than is needed', () => {
    const names = new Set(packages.map(({ name }) => name));
    expect(Object.keys(reviewed).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(['GPL-3.0-only', 'AGPL-3.0', 'MPL-2.0', 'CC-BY-NC-4.0', 'UNLICENSED', 'SEE LICENSE IN x', '', undefined])(
    'are rejected as “%s”',
    (licence) => {
      const one = { name: 'one', version: '1.0.0', licence, place: 'node_modules/one' };
      expect(rejectedPackages([one])).toEqual([one]);
    },
  );

  test('are rejected where a reviewed package changes its licence', () => {
    const [name = ''] = Object.keys(reviewed);
    const one = { name, version: '9.0.0', licence: 'CC-BY-NC-4.0', place: `node_modules/${name}` };
    expect(rejectedPackages([one])).toEqual([one]);
  });
});

describe('the SBOM', () => {
  let content: string;
  beforeAll(() => {
    execFileSync(process.execPath, ['deploy/sbom.mjs'], { stdio: 'pipe' });
    content = readFileSync('dist/release/sbom.cdx.json', 'utf8');
  });

  test("follows CycloneDX's own schema, to the letter", async () => {
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);
    expect(await validator.validate(content)).toBeNull();
    expect(await validator.validate(content.replace('"purl":', '"pURL":'))).not.toBeNull();
  });

  test('names every package of a release with its hash and licence', () => {
    const sbom = JSON.parse(content) as {
      bomFormat: string;
      specVersion: string;
      metadata: { component: { name: string } };
      components: { name: string; version: string; purl: string; hashes: unknown[]; licenses: unknown[] }[];
    };
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
    expect(sbom.metadata.component.name).toBe('chemical-freight-marketplace');
    const listed = new Map(sbom.components.map((one) => [`${one.name}@${one.version}`, one]));
    expect(packages.filter(({ name, version }) => !listed.has(`${name}@${version}`))).toEqual([]);
    expect(listed.size).toBeLessThanOrEqual(packages.length);
    for (const { purl, hashes, licenses } of sbom.components) {
      expect(purl).toMatch(/^pkg:npm\//);
      expect(hashes).not.toEqual([]);
      expect(licenses).not.toEqual([]);
    }
  });
});

describe('installing', () => {
  test('runs no scripts of packages, and versions are exact', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
    const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'devDependencies' | 'scripts',
      Record<string, string>
    >;
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    // npm runs these around others, but not where scripts are off
    expect(Object.keys(scripts).filter((name) => /^(?:pre|post)(?!render)/.test(name))).toEqual([]);
  });
});

describe('the SDK of Alibaba Cloud', () => {
  test('is no ordinary dependency, and opens where it is installed', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
    expect(Object.keys(dependencies).filter((name) => name.includes('alicloud'))).toEqual([]);
    expect(carrierOf(aliyunWithoutNotices, { now: () => new Date() }, () => undefined)).toHaveProperty('send');
  });

  test('shows the command that installs it if it is missing', () => {
    const elsewhere = createRequire('/nowhere/index.js');
    const open = () => aliyunCarrier(aliyunWithoutNotices, elsewhere);
    expect(open).toThrow(StartProblem);
    expect(open).toThrow(/npm install --no-save --save-prod --omit=dev @alicloud\/\S+@\d\S+ @alicloud\/\S+@\d\S+。$/);
  });
});
