import type { DestinationStream, Logger } from 'pino';
import pino from 'pino';
import type { Config } from '#server/config/config.ts';
import { requestIdField } from './requestContext.ts';

interface Trace {
  error: string;
  cause: unknown;
  at: string[];
}

/** An error as logged: name, database code and stack. Its message is omitted, because it may quote user input. */
const traceOf = (error: unknown): Trace => {
  if (!(error instanceof Error)) return { error: typeof error, cause: undefined, at: [] };
  const { cause } = error;
  return {
    error: error.name,
    cause: typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined,
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 6)
      .map((line) => line.trim()),
  };
};

/**
 * Structured log, one JSON object per line, by default to the terminal. `err` is reduced to what is safe to store;
 * lines written during a request carry its `requestId`.
 */
export const openLog = (level: Config['logLevel'], destination: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: traceOf },
      mixin: () => requestIdField() ?? {},
    },
    destination,
  );
