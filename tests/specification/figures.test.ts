import { afterEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/protocol/limits.ts';
import { consentVersions } from '#contract/auth/user.ts';
import { blankLoginForm, fieldTyped } from '#machines/auth/loginForm.ts';
import { emptySearch } from '#machines/search/searchData.ts';
import { whenIdle } from '#src/platform/idle.ts';
import { unhurried } from '#src/api/minimumDuration.ts';

/** Figures as stated in the specification; the test of the flow that uses a figure states it again. */
const specified = {
  'section 2: and after 10 seconds': [limits.readingSeconds, 10],
  'section 4: the cookies of a session live 60 days, which are 5184000 s': [limits.tokenCookieDays * 86_400, 5_184_000],
  'section 4: an expired session is left after 1.5 s': [limits.expiryPauseMs, 1_500],
  'section 4: a passed captcha shows it for 1 s': [limits.captchaPassedTipMs, 1_000],
  'section 4: its box closes after 1.5 s': [limits.captchaPopClosesMs, 1_500],
  'section 4: the slider is drawn anew 1 s after a failure': [limits.captchaRefreshMs, 1_000],
  'section 4: clicked words are checked after 0.4 s': [limits.wordCheckDelayMs, 400],
  'section 4: and fetched again 0.7 s after a failure': [limits.wordRefreshMs, 700],
  'section 4: the auth notice counts down 5 s': [limits.authNoticeSeconds, 5],
  'section 7: a call may take 60 s': [limits.requestTimeoutMs, 60_000],
  'section 9: y of the slider is 5': [limits.captchaSliderY, 5],
  'section 9: the bar of a page starts after 200 ms': [limits.loadingThrottleMs, 200],
  'section 9: and fills over 5000 ms': [limits.loadingDurationMs, 5_000],
  'section 9: a page is loaded anew once in 60000 ms': [limits.reloadRestMs, 60_000],
} as const;

test.each(Object.entries(specified))('the figures of the specification: %s', (_, [figure, expected]) =>
  expect(figure).toBe(expected),
);

describe('section 3: what a form and a search begin with', () => {
  test('the agreement is ticked, nothing else is given', () => {
    expect(blankLoginForm).toMatchObject({ userName: '', password: '', captcha: '', passwordAgain: '', isAgree: true });
  });

  test('goods are dangerous unless said otherwise', () => expect(emptySearch.isDanger).toBe('Y'));

  test('the agreement is of 2020-07-14', () => {
    expect(consentVersions['1']).toBe('2020-07-14');
  });
});

test.each([
  ['userName', '1381234567890', '13812345678'],
  ['captcha', '12345678', '123456'],
] as const)('section 5: what a field takes at most %s: of %s it keeps %s', (field, typed, stored) =>
  expect(fieldTyped(field, typed)).toBe(stored),
);

describe('section 9: what waits', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test.each([
    ['a response that is there at once is shown after 200 ms', 0, 200],
    ['one of 199 ms too', 199, 200],
    ['a later one at once', 350, 350],
  ])('%s', async (_, answeredMs, shownMs) => {
    vi.useFakeTimers();
    let shown = false;
    const response = new Promise<void>((resolve) => void setTimeout(resolve, answeredMs));
    void unhurried(response).then(() => (shown = true));
    await vi.advanceTimersByTimeAsync(shownMs - 1);
    expect(shown).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toBe(true);
  });

  test('a preload starts after 2 s if the browser does not report when it is idle', async () => {
    vi.useFakeTimers();
    const run = vi.fn<() => void>();
    whenIdle(run);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledOnce();
  });

  test('and after 2 s at the latest where it does', () => {
    const idle = vi.fn<(run: () => void, options: { timeout: number }) => void>();
    vi.stubGlobal('requestIdleCallback', idle);
    const run = vi.fn<() => void>();
    whenIdle(run);
    expect(idle).toHaveBeenCalledExactlyOnceWith(run, { timeout: 2_000 });
  });
});
