import type { Language } from '@medeina/contract';
import type { z } from 'zod';
import type { materialFile } from '../kinds/index.ts';
import type { courseFile, Texts } from '../shapes.ts';

export type CourseJson = z.input<typeof courseFile>;
export type MaterialJson = z.input<typeof materialFile>;

/** What every material has. */
export interface MaterialFacts {
  readonly title: Texts;
  /** Markdown of a line or two. */
  readonly description?: Texts;
  readonly completion: 0 | 1 | 2;
}

/** A file that goes beside a material: its name there, also `figures/…`, and where its bytes are now. */
export interface ForeignFile {
  readonly name: string;
  readonly path: string;
}

export interface ForeignMaterial {
  /** The same in each import of the same course. */
  readonly slug: string;
  readonly json: MaterialJson;
  /** Of a page. */
  readonly markdown?: Texts;
  readonly files?: readonly ForeignFile[];
  /** A file to which the material before it links. */
  readonly isLinked?: true;
}

export interface ForeignTopic {
  readonly slug: string;
  readonly title: Texts;
  /** Markdown of a line or two. */
  readonly description: Texts | null;
  readonly sections: readonly { readonly title: Texts; readonly materials: readonly ForeignMaterial[] }[];
}

/** Somebody else's course, told in the terms of a course folder. */
export interface ForeignCourse {
  /** What it is everywhere and always; its id follows from it. */
  readonly identity: string;
  /** The name of its folder, where the course has none yet. */
  readonly slug: string;
  readonly shortname: string;
  readonly title: Texts;
  /** Plain text. */
  readonly shortDescription: Texts;
  /** Markdown; null where there is none. */
  readonly description: Texts | null;
  /** The name of its category where it comes from; null where it has none. */
  readonly categoryName: string | null;
  /** `2026-02-03`. */
  readonly published: string | null;
  readonly languages: readonly Language[];
  readonly showsGrades: boolean;
  readonly photo: ForeignFile | null;
  readonly grading: CourseJson['grading'];
  readonly topics: readonly ForeignTopic[];
}
