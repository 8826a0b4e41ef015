import { describe, expect, test } from 'vitest';
import { siteDefaults } from '#contract/app/siteDefaults.ts';
import { createSite } from '#src/app/site.ts';

const deployments = [
  { hotline: '400-111-1111', emergencyHotline: '400-111-9999', siteOrigin: 'https://one.example.org' },
  { hotline: '400-222-2222', emergencyHotline: '400-222-9999', siteOrigin: 'https://two.example.org' },
];

describe('two page loads side by side', () => {
  test('a sign-in, a message and a setting of one are unknown to the other', async () => {
    const [one, other] = deployments.map((deployment) => createSite({ ...siteDefaults, ...deployment }));
    one!.session.send({ type: 'login.requested' });
    one!.session.send({ type: 'session.opened', token: 't', userName: '138****5678' });
    one!.notify('success', '已保存');
    const [late, otherLate] = await Promise.all([one!.late.load(), other!.late.load()]);
    expect(one!.currentUser()?.userName).toBe('138****5678');
    expect(late.notices.getSnapshot().context.notices.map(({ text }) => text)).toContain('已保存');
    expect(other!.session.getSnapshot().value).toBe('anonymous');
    expect(other!.currentUser()).toBeUndefined();
    expect(otherLate.notices.getSnapshot().context.notices).toEqual([]);
    one!.stop();
    expect(other!.session.getSnapshot().status).toBe('active');
    other!.stop();
  });

  test('an actor that is needed later is spawned once in each', () => {
    const [one, other] = deployments.map((deployment) => createSite({ ...siteDefaults, ...deployment }));
    const made = one!.shared('counter', () => ({}));
    expect(one!.shared('counter', () => ({}))).toBe(made);
    expect(other!.shared('counter', () => ({}))).not.toBe(made);
    one!.stop();
    other!.stop();
  });
});
