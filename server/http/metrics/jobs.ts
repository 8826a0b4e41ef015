import { counter, gauge } from './registry.ts';

const lastSuccess = gauge('job_last_success_timestamp_seconds', 'When a job last ended well.', ['job'] as const);
const duration = gauge('job_last_duration_seconds', 'How long a job took last.', ['job'] as const);
const failures = counter('job_failures_total', 'Runs of a job that failed.', ['job'] as const);

/** Runs a job and measures it; counts an error and rethrows it. */
export const observeJob = async <Result>(job: string, run: () => Promise<Result>): Promise<Result> => {
  const startedAt = performance.now();
  failures.inc({ job }, 0);
  try {
    const result = await run();
    lastSuccess.set({ job }, Date.now() / 1_000);
    return result;
  } catch (error) {
    failures.inc({ job });
    throw error;
  } finally {
    duration.set({ job }, (performance.now() - startedAt) / 1_000);
  }
};
