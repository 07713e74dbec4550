import type { Figure } from '@medeina/contract';
import type { FigureSource } from '../import/figures.ts';
import type { FileSource } from '../import/material-files.ts';
import { escapeMarkup } from '../platform/escape-markup.ts';
import { captionMarkup, fillFigures, pictureMarkup } from '../platform/figure-markup.ts';
import type { SignFile } from './kinds/kind.ts';
import type { StoredFile } from './material-content.ts';

type OnWire<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

/** A figure as the database keeps it beside its text: as it is shown, a picture by its files. */
export type StoredFigure =
  | (Omit<OnWire<'picture'>, 'large_url' | 'url'> & {
      readonly small: StoredFile;
      readonly large: StoredFile;
    })
  | OnWire<'ecg'>
  | OnWire<'flow'>;

/** What is stored of a figure of a course folder. */
export function storedFigure(source: FigureSource, stored: (file: FileSource) => StoredFile): StoredFigure {
  if (source.kind === 'picture') {
    return { ...source, small: stored(source.small), large: stored(source.large) };
  }
  if (source.kind === 'ecg') return source;
  const steps = source.steps.map((step) => ({
    ...step,
    branches: step.branches.map((branch) => ({ ...branch, steps: [...branch.steps] })),
  }));
  return { ...source, steps };
}

/** A figure for one learner. */
function shownFigure(figure: StoredFigure, sign: SignFile): Figure {
  if (figure.kind !== 'picture') return figure;
  const { small, large, ...picture } = figure;
  return { ...picture, url: sign(small), large_url: sign(large) };
}

/** A text with its figures: in the HTML as pictures and captions, and by themselves for who draws them. */
export function textWithFigures(
  html: string,
  figures: readonly StoredFigure[],
  sign: SignFile,
): { content: string; figures: Figure[] } {
  const shown = figures.map((figure) => shownFigure(figure, sign));
  return { content: fillFigures(html, shown, insideOf), figures: shown };
}

function insideOf(figure: Figure): string {
  if (figure.kind === 'picture') return pictureMarkup(figure);
  const caption = captionMarkup(figure);
  if (figure.kind === 'ecg' || figure.steps.length === 0) return caption;
  const steps = figure.steps.map((step) => {
    const branches = step.branches.map((branch) => {
      const parts = branch.steps.map((part) => `<li>${wordsOf(part)}</li>`).join('');
      return `<li>${escapeMarkup(branch.label)}<ol>${parts}</ol></li>`;
    });
    return `<li>${wordsOf(step)}${branches.length > 0 ? `<ul>${branches.join('')}</ul>` : ''}</li>`;
  });
  return `<ol>${steps.join('')}</ol>${caption}`;
}

function wordsOf({ text, note }: { readonly text: string; readonly note: string | null }): string {
  return escapeMarkup(note === null ? text : `${text} (${note})`);
}
