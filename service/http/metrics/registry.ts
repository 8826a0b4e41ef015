import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counted; one registry for all, as modules count where things happen. */
export const registry = new Registry();

const registers = [registry];

/** A metric that only rises; `labels` have few values each, never what a caller chose. */
export const counter = <Label extends string>(name: string, help: string, labels: readonly Label[]): Counter<Label> =>
  new Counter({ name, help, labelNames: labels, registers });

/** A value that rises and falls. */
export const gauge = <Label extends string>(name: string, help: string, labels: readonly Label[]): Gauge<Label> =>
  new Gauge({ name, help, labelNames: labels, registers });

/** Durations in seconds, by these upper bounds. */
export const durations = <Label extends string>(
  name: string,
  help: string,
  labels: readonly Label[],
  buckets: readonly number[],
): Histogram<Label> => new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers });
