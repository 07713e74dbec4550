import type { Readable } from 'node:stream';
import type { Language, MaterialModule } from '@medeina/contract';
import type { EnvironmentRow } from './store.ts';

/** An account in an environment, as its system knows it. */
export interface EnvironmentAccount {
  /** The account's id there: the wire's environment_user_id. */
  readonly id: string;
  /** As its owner knows it. */
  readonly name: string;
  /** What the environment's calls are made with. */
  readonly token: string;
  /** What a browser is signed in with, where the environment hands it out. */
  readonly signInToken?: string | undefined;
}

/** Something that is due in a course. */
export interface EnvironmentDeadline {
  readonly id: number;
  readonly title: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A course of a learner, as an environment lists it. */
export interface EnvironmentCourse {
  readonly id: number;
  readonly shortname: string;
  readonly title: string;
  /** HTML. */
  readonly summary: string;
  /** Where it opens. */
  readonly url: string;
  /** Path of a file of the environment. */
  readonly image: string | null;
  /** 0 to 100; null where nothing is counted. */
  readonly progress: number | null;
  readonly isCompleted: boolean;
  /** ISO 8601 days. */
  readonly from: string | null;
  readonly to: string | null;
  /** ISO 8601. */
  readonly lastOpened: string | null;
  readonly showsGrades: boolean;
  /** The total of the course, 0 to 100; null where nothing is graded, or it is not told. */
  readonly percent: number | null;
  readonly deadlines: readonly EnvironmentDeadline[];
}

/** A file of an environment, fetched with the account's token. */
export interface EnvironmentFile {
  readonly path: string;
  readonly name: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
}

/** What a material is where it opens in its own system alone. */
export type ActivityKind =
  | 'calendar'
  | 'certificate'
  | 'document'
  | 'dynamic_form'
  | 'extlmsroom'
  | 'forum'
  | 'hvp'
  | 'page'
  | 'questionnaire'
  | 'resource'
  | 'scenario';

export interface EnvironmentMaterial {
  readonly id: number;
  /** `activity`: known to its own system alone. */
  readonly module: Extract<MaterialModule, 'link' | 'page' | 'quiz' | 'resource' | 'survey'> | 'activity';
  readonly kind: ActivityKind;
  readonly title: string;
  /** HTML. */
  readonly description: string | null;
  /** 0 is not tracked, 1 the learner ticks it, 2 the environment decides. */
  readonly completion: 0 | 1 | 2;
  readonly isCompleted: boolean;
  readonly isOpen: boolean;
  /** Why it cannot be opened, as plain text. */
  readonly closedBecause: string | null;
  /** Of a link. */
  readonly link: string | null;
  /** Of a resource. */
  readonly file: EnvironmentFile | null;
}

export interface EnvironmentTopic {
  readonly id: number;
  readonly title: string;
  /** HTML. */
  readonly description: string | null;
  readonly isOpen: boolean;
  readonly closedBecause: string | null;
  readonly materials: readonly EnvironmentMaterial[];
}

/** What the tab of a course's tests or surveys says of one. */
export interface EnvironmentTest {
  readonly materialId: number;
  /** HTML. */
  readonly description: string | null;
  /** Minutes. */
  readonly timeLimit: number | null;
  readonly attempts: number | null;
  readonly attemptsLeft: number | null;
  readonly isAnonymous: boolean;
  /** The best attempt, 0 to 100. */
  readonly percent: number | null;
}

export interface EnvironmentGrade {
  readonly id: number;
  readonly name: string;
  readonly materialId: number | null;
  readonly kind: MaterialModule | null;
  readonly categoryId: number | null;
  /** 0 to 100 of its category among what is graded; null where the environment does not tell. */
  readonly weight: number | null;
  readonly percent: number | null;
  /** Plain text. */
  readonly feedback: string | null;
}

export interface EnvironmentGrades {
  /** Null where the environment does not show them to the learner. */
  readonly items: readonly EnvironmentGrade[];
  readonly categories: readonly Omit<EnvironmentGrade, 'categoryId' | 'kind' | 'materialId'>[];
  readonly percent: number | null;
}

/** Who asks, for what to be told in which language. */
export interface EnvironmentCall {
  readonly environment: EnvironmentRow;
  readonly account: Pick<EnvironmentAccount, 'id' | 'signInToken' | 'token'>;
  readonly language: Language;
  /** The address under which our own site serves a file of the environment to this learner. */
  readonly addressOf: (file: Pick<EnvironmentFile, 'name' | 'path'>) => string;
}

/** A person who is to have a course. */
export interface EnvironmentPerson {
  /** The number of their account here. */
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: Language;
}

/** What an environment can do for the courses of its learners. */
export interface EnvironmentCourses {
  list(call: EnvironmentCall): Promise<EnvironmentCourse[]>;
  /** @throws {EnvironmentError} `missing` where the learner does not have it. */
  topics(call: EnvironmentCall, courseId: number): Promise<EnvironmentTopic[]>;
  /** HTML of a page. */
  page(call: EnvironmentCall, courseId: number, materialId: number): Promise<string>;
  /** Ticks, unticks, or says that a material was opened here. */
  complete(
    call: EnvironmentCall,
    courseId: number,
    material: EnvironmentMaterial,
    isDone: boolean,
  ): Promise<void>;
  /** Says that the learner has opened the course. */
  opened(call: EnvironmentCall, courseId: number): Promise<void>;
  tests(call: EnvironmentCall, courseId: number): Promise<EnvironmentTest[]>;
  surveys(call: EnvironmentCall, courseId: number): Promise<EnvironmentTest[]>;
  /** Undefined: the environment does not show them. */
  grades(call: EnvironmentCall, courseId: number): Promise<EnvironmentGrades | undefined>;
  /** Where an activity opens in a window of its own. */
  launch(call: EnvironmentCall, courseId: number, materialId: number): Promise<string>;
  file(call: Omit<EnvironmentCall, 'addressOf' | 'language'>, path: string): Promise<Readable>;
  /** Gives a person a course; @returns the account's id there. Doing it twice changes nothing. */
  enrol(
    environment: EnvironmentRow,
    siteToken: string,
    who: { readonly accountId: string | undefined; readonly person: EnvironmentPerson },
    courseId: number,
  ): Promise<string>;
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
  /** Left out: they are in our own database. */
  readonly courses?: EnvironmentCourses;
}

/** Why an environment gave no answer that could be used. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  /**
   * `away`: down, or it answered something else; `refused`: the password or token is not good (any more); `missing`:
   * there is no such thing for this account; `locked`: it is not open to it now.
   */
  readonly reason: 'away' | 'locked' | 'missing' | 'refused';

  constructor(reason: EnvironmentError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
