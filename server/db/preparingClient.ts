import { Client } from 'pg';

/** More statements than the service's reads have; lists of many lengths would fill the server's memory. */
const namesMax = 1_000;
const candidatesMax = 1_000;
/** Longer texts, in characters, are those of many rows at once. */
const textMax = 20_000;

const names = new Map<string, string>();
/** Queries seen once: a text gets a name when it is seen again. */
const candidates = new Set<string>();

const isRepeated = (text: string): boolean => {
  if (candidates.delete(text)) return true;
  if (candidates.size >= candidatesMax) candidates.clear();
  candidates.add(text);
  return false;
};

/** Commands that the database plans; others, such as `begin`, cannot be prepared. */
const isPlanned = /^(?:select|insert|update|delete|with) /;

/** The name under which a query is prepared once per connection; undefined if preparing it is not worthwhile. */
const nameOf = (text: string): string | undefined => {
  if (text.length > textMax || !isPlanned.test(text)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= namesMax || !isRepeated(text)) return known;
  const name = `query_${names.size}`;
  names.set(text, name);
  return name;
};

interface Statement {
  text: string;
  name?: string | undefined;
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  !('submit' in value);

const timeouts = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] as const;

/**
 * A connection that prepares drizzle's queries: the database plans each of them once, not at every call. A pool that
 * leaves all timeouts to the server is behind a pooler, where the next query may use another connection.
 */
export class PreparingClient extends Client {
  readonly #prepares: boolean;

  constructor(...given: ConstructorParameters<typeof Client>) {
    super(...given);
    const [config] = given;
    this.#prepares = typeof config !== 'object' || !timeouts.every((timeout) => config[timeout] === 0);
  }

  // callers see the signatures of `Client`
  override query(...given: never[]): never {
    const [statement, ...rest] = given as unknown[];
    if (!this.#prepares || !isStatement(statement) || statement.name)
      return super.query(...(given as unknown as [string])) as never;
    const named = { ...statement, name: nameOf(statement.text) };
    return super.query(...([named, ...rest] as unknown as [string])) as never;
  }
}
