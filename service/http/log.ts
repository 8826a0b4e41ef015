import type { DestinationStream, Logger } from 'pino';
import pino from 'pino';
import type { Config } from '#service/config/config.ts';
import { requestIdField } from './requestContext.ts';

interface Trace {
  error: string;
  cause: unknown;
  at: string[];
}

/** An error as the log takes it: name, database code and places. Its message stays out, it may quote what a user sent. */
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
 * Structured log, one JSON object a line, to the terminal unless told otherwise. `err` is reduced to what is safe to keep;
 * what is written while a request is answered carries its `requestId`.
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
