import { expect, test } from 'vitest';
import { strengthOf } from '#src/features/auth/StrengthMeter.tsx';

// a point each for 8 and for 12 characters, for 2 and for 3 kinds of them; weak below 2 points or 5 different characters
test.each([
  ['', 'weak'],
  ['abcdefgh', 'weak'],
  ['abcdef1', 'weak'],
  ['abcdef12', 'fair'],
  ['abcdefghijkl', 'fair'],
  ['Abcdefghij1', 'fair'],
  ['Abcdefghijk1', 'strong'],
  ['aabb1122aabb', 'weak'],
  ['aabbc122aabb', 'fair'],
])('%s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength));
