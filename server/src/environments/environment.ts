import type { EnvironmentRow } from './store.ts';

/** An account in an environment, as its system knows it. */
export interface EnvironmentAccount {
  /** The account's id there: the wire's environment_user_id. */
  readonly id: string;
  /** As its owner knows it. */
  readonly name: string;
  /** What the environment's calls are made with. */
  readonly token: string;
}

/** A course of a learner, as an environment lists it. */
export interface EnvironmentCourse {
  readonly id: number;
  readonly shortname: string;
  readonly title: string;
  /** Where it opens. */
  readonly url: string;
  /** 0 to 100; null where nothing is counted. */
  readonly progress: number | null;
  readonly isCompleted: boolean;
  /** ISO 8601 days. */
  readonly from: string | null;
  readonly to: string | null;
}

/** What a kind of learning system can do. Each kind is a folder and a row of {@link adapters}. */
export interface EnvironmentAdapter {
  /** The account behind a token that the provider handed out with the sign-on. */
  accountOf(environment: EnvironmentRow, token: string): Promise<EnvironmentAccount>;
  /** Signs in with a password. Left out: the kind has none of its own. */
  readonly signIn?: (
    environment: EnvironmentRow,
    username: string,
    password: string,
  ) => Promise<EnvironmentAccount>;
  /** The courses of a linked account. Left out: they are in our own database. */
  readonly courses?: (
    environment: EnvironmentRow,
    account: Pick<EnvironmentAccount, 'id' | 'token'>,
  ) => Promise<EnvironmentCourse[]>;
}

/** Why an environment gave no answer that could be used. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  /** `refused`: the password or token is not good (any more); `away`: down, or it answered something else. */
  readonly reason: 'away' | 'refused';

  constructor(reason: EnvironmentError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
