import { describe, expect, test } from 'vitest';
import { statesIn } from '#stories/tooling/charts/chart.ts';
import { differenceOf } from '#stories/tooling/charts/difference.ts';
import { differenceText } from '#stories/tooling/charts/differenceText.ts';
import { layOut } from '#stories/tooling/charts/layout.ts';
import { former, newer } from '#tests/support/doors.ts';

const door = differenceOf(former, newer);

describe('the differences of two charts', () => {
  test('are what was added, removed and changed, and nothing else', () => {
    expect(differenceText([door], false)).toMatchInlineSnapshot(`
      "door
        ~ state opening
            entry: — → light
        + state locked
        - state jammed
        ~ transition closed --door.pushed [isHome]--> opening
            「closed」时，door.pushed，若isHome → 「opening」；light；随即openDoor
            guard: isUnlocked → isHome
        ~ transition closed --door.pushed--> locked
            「closed」时，door.pushed，若“isHome”不成立 → 「locked」；随即findKey
            target: jammed → locked
        ~ transition closed --bell.rung--> (stays)
            「closed」时，bell.rung，状态不变；ring，light
            actions: ring → ring, light
        ~ transition open --after pause--> closed
            「open」时，过了 2 秒（pause） → 「closed」
            delay: 1000 ms → 2000 ms
        + transition locked --findKey.done--> opening
            「locked」时，findKey 成功 → 「opening」；light；随即openDoor
        - transition jammed --door.pulled--> closed
            「jammed」时，door.pulled → 「closed」

      1 of 1 machines changed"
    `);
  });

  test('hold what was lost in one chart, where it stood', async () => {
    expect(statesIn(door.union.root).map(({ path }) => path)).toEqual([
      '',
      'closed',
      'opening',
      'open',
      'locked',
      'jammed',
    ]);
    expect(door.union.transitions).toHaveLength(newer.transitions.length + 1);
    expect((await layOut(door.union)).states).toHaveLength(6);
  });

  test('are none between a chart and itself', () => {
    expect(differenceOf(newer, newer)).toMatchObject({ tone: 'same', changes: [] });
    expect(differenceText([differenceOf(newer, newer)], false)).toBe('0 of 1 machines changed');
  });

  test('see guards in another order', () => {
    const shuffled = { ...newer, transitions: newer.transitions.toReversed() };
    const [first] = differenceOf(newer, shuffled).changes;
    expect(first).toMatchObject({ tone: 'changed', details: expect.arrayContaining([{ of: 'order' }]) });
  });
});
