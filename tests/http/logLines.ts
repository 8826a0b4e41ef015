import { openLog } from '#server/http/log.ts';

type Line = Record<string, unknown> & { level: number; msg: string };

/** A log of the service's own kind whose lines can be looked at. */
export const logLines = () => {
  const lines: Line[] = [];
  return { lines, log: openLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) }) };
};
