import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of this process; one registry for all, because modules count where events happen. */
export const registry = new Registry();

const registers = [registry];

/** A counter; `labels` have few values each, never values that a caller chose. */
export const counter = <Label extends string>(name: string, help: string, labels: readonly Label[]): Counter<Label> =>
  new Counter({ name, help, labelNames: labels, registers });

/** A gauge. */
export const gauge = <Label extends string>(name: string, help: string, labels: readonly Label[]): Gauge<Label> =>
  new Gauge({ name, help, labelNames: labels, registers });

/** A histogram of durations in seconds with these upper bounds. */
export const durations = <Label extends string>(
  name: string,
  help: string,
  labels: readonly Label[],
  buckets: readonly number[],
): Histogram<Label> => new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers });
