import type { MaterialModule } from '@medeina/contract';
import type { ContentSource } from '../../import/kinds/kind.ts';
import type { FileSource } from '../../import/material-files.ts';
import type { Executor } from '../../platform/database.ts';
import type { MaterialContent, StoredFile } from '../material-content.ts';
import { certificate } from './certificate.ts';
import { documentVideo } from './document-video/document-video.ts';
import { document } from './document/document.ts';
import { forum } from './forum/forum.ts';
import { hvp } from './hvp/hvp.ts';
import type { MaterialKind, Reader, Shown } from './kind.ts';
import { link } from './link/link.ts';
import { page } from './page/page.ts';
import { calendar, extlmsroom } from './practice.ts';
import { algorithm, dynamicForm, questionnaire, quiz, scenario, survey } from './questions.ts';
import { resource } from './resource/resource.ts';
import { video } from './video/video.ts';

/** The kinds of material: a new kind is a folder here and a row. */
const kinds: { readonly [Kind in MaterialModule]: MaterialKind<Kind> } = {
  page,
  document,
  document_video: documentVideo,
  resource,
  link,
  video,
  quiz,
  survey,
  questionnaire,
  scenario,
  algorithm,
  dynamic_form: dynamicForm,
  calendar,
  extlmsroom,
  hvp,
  forum,
  certificate,
};

/** @param hasPlayer the player of interactive packages is installed. */
export function isCompletedByOpening<Kind extends MaterialModule>(
  content: MaterialContent<Kind> & { readonly kind: Kind },
  hasPlayer: boolean,
): boolean {
  const kind: MaterialKind<Kind> = kinds[content.kind];
  const { isCompletedByOpening: by } = kind;
  return typeof by === 'function' ? by(content, hasPlayer) : by;
}

/** Whether it shows the practical sessions of its course. */
export function showsPractice(module: MaterialModule): boolean {
  return kinds[module].showsPractice ?? false;
}

/** The minutes of a material that count; null where none do. */
export function countedMinutes<Value>(module: MaterialModule, minutes: Value | null): Value | null {
  return kinds[module].hasDuration ? minutes : null;
}

/** What is stored of the content of a course folder. */
export function storedContent<Kind extends MaterialModule>(
  source: ContentSource<Kind> & { readonly kind: Kind },
  stored: (file: FileSource) => StoredFile,
): MaterialContent<Kind> {
  const kind: MaterialKind<Kind> = kinds[source.kind];
  return kind.store(source, stored);
}

/** Keeps what of a material's content has rows of its own. */
export async function saveContent<Kind extends MaterialModule>(
  executor: Executor,
  materialId: number,
  source: ContentSource<Kind> & { readonly kind: Kind },
): Promise<void> {
  const kind: MaterialKind<Kind> = kinds[source.kind];
  await kind.save?.(executor, materialId, source);
}

/** The part of a material on the wire that belongs to its kind. */
export function shownContent<Kind extends MaterialModule>(
  content: MaterialContent<Kind> & { readonly kind: Kind },
  reader: Reader,
): Shown<Kind> {
  const kind: MaterialKind<Kind> = kinds[content.kind];
  return kind.show(content, reader);
}
