import { type RawBuilder, sql } from 'kysely';
import { type Executor, inTransaction } from '../../src/platform/database.ts';

/** Plain SQL for tests; resolves to the rows. */
export interface Statements {
  <Row = Record<string, unknown>>(strings: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>;
  /** Runs statements in one transaction. */
  begin<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result>;
  /** Sends raw SQL. */
  unsafe<Row = Record<string, unknown>>(text: string): Promise<Row[]>;
}

export function statements(executor: Executor): Statements {
  const run = async <Row>(statement: RawBuilder<Row>): Promise<Row[]> =>
    (await statement.execute(executor)).rows;
  return Object.assign(
    <Row>(strings: TemplateStringsArray, ...values: unknown[]) => run(sql<Row>(strings, ...values)),
    {
      begin: <Result>(work: (inside: Statements) => Promise<Result>) =>
        inTransaction(executor, (transaction) => work(statements(transaction))),
      unsafe: <Row>(text: string) => run(sql.raw<Row>(text)),
    },
  );
}
