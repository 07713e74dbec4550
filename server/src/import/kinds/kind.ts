import type { Language, MaterialModule } from '@medeina/contract';
import type { z } from 'zod';
import type { FilesByLanguage, FileSource, MaterialPlace } from '../material-files.ts';
import type { Texts } from '../shapes.ts';
import type { PackageSource } from './hvp/package.ts';
import type { FormSection, QuestionSource } from './questions.ts';
import type { Recording } from './video/recording.ts';

/** A test, a questionnaire, a survey, a case, an algorithm or a form. */
export interface QuestionsSource {
  /** Minutes. */
  readonly timeLimit: number | null;
  readonly attempts: number | null;
  readonly passPercent: number | null;
  readonly isShuffled: boolean;
  readonly isAnonymous: boolean;
  /** Of a form. */
  readonly sections?: readonly FormSection[];
  readonly questions: readonly QuestionSource[];
}

/** A question with which a forum begins. */
export interface ForumQuestion {
  readonly slug: string;
  /** The lecturer who asks it. */
  readonly author: string;
  readonly position: Texts | null;
  readonly title: Texts;
  readonly text: Texts;
}

/** A package with its files by their path in it. */
export interface PackageFiles extends Omit<PackageSource, 'files'> {
  readonly files: ReadonlyMap<string, FileSource>;
}

/** The content of a material by its kind, as its folder holds it. */
interface Contents {
  readonly page: object;
  readonly document: { readonly files: FilesByLanguage };
  readonly resource: { readonly files: FilesByLanguage };
  readonly link: { readonly url: Texts };
  readonly video: Recording;
  readonly document_video: {
    readonly recording: Recording;
    readonly files: FilesByLanguage;
    /** Seconds. */
    readonly pageStarts: readonly number[];
  };
  readonly quiz: QuestionsSource;
  readonly survey: QuestionsSource;
  readonly questionnaire: QuestionsSource;
  readonly scenario: QuestionsSource;
  readonly algorithm: QuestionsSource;
  readonly dynamic_form: QuestionsSource;
  readonly calendar: object;
  readonly certificate: object;
  readonly extlmsroom: { readonly room: Texts | null; readonly url: string | null };
  readonly forum: {
    readonly completedBy: 'opening' | 'posting';
    readonly discussions: readonly ForumQuestion[];
  };
  readonly hvp: {
    readonly packages: Partial<Record<Language, PackageFiles>>;
    readonly passPercent: number | null;
  };
}
export type ContentSource<Kind extends MaterialModule = MaterialModule> = {
  readonly [K in Kind]: { readonly kind: K } & Contents[K];
}[Kind];

/** What the import knows of a kind of material. */
export interface KindOfFile<Kind extends MaterialModule, Shape extends z.ZodType> {
  /** The shape of its JSON file. */
  readonly shape: Shape;
  /** Reads its files. @returns undefined where a fault was reported. */
  content(place: MaterialPlace, file: z.output<Shape>): Promise<ContentSource<Kind> | undefined>;
  /** Whether it has Markdown in every language: needed, where an author wrote any, or never. */
  readonly markdown: 'needed' | 'optional' | 'none';
  /** It can be the part of a course that anybody may look into: it holds no answers and takes none. */
  readonly canBeFree?: true;
}
