import { join } from 'node:path';
import type { EcgStrip, Language } from '@medeina/contract';
import { ecgStrip } from '@medeina/contract/learning/schemas';
import type { Faults } from './faults.ts';
import { readFigurePicture } from './figure-picture.ts';
import { flowByLanguage, flowFile, type FlowSource } from './flow-file.ts';
import { readJson } from './json-file.ts';
import type { FileSource } from './material-files.ts';
import { entriesIn, isHidden, whyNot } from './readable.ts';
import type { FigureReference } from './rich-text.ts';

/** What a figure shows, in one language. */
type Drawn =
  | {
      readonly kind: 'picture';
      readonly alternative: string;
      readonly width: number;
      readonly height: number;
      readonly small: FileSource;
      readonly large: FileSource;
    }
  | { readonly kind: 'ecg'; readonly alternative: string | null; readonly strip: EcgStrip }
  | { readonly kind: 'flow'; readonly steps: readonly FlowSource[] };
export type FigureSource = Drawn & Pick<FigureReference, 'caption' | 'id'>;

export type FiguresByLanguage = Partial<Record<Language, readonly FigureSource[]>>;

/** What a file of the folder holds, whoever shows it. */
type Content =
  | Pick<Extract<Drawn, { kind: 'picture' }>, 'height' | 'kind' | 'large' | 'small' | 'width'>
  | Pick<Extract<Drawn, { kind: 'ecg' }>, 'kind' | 'strip'>
  | { readonly kind: 'flow'; readonly steps: Readonly<Record<Language, readonly FlowSource[]>> };

const place = /^figures\/([a-z0-9][a-z0-9-]*\.(?:(ecg|flow)\.json|(?:jpe?g|png|webp)))$/;

/** The figures of a topic: `figures/` beside its texts. Each file is read once, however many texts show it. */
export class TopicFigures {
  readonly #root: string;
  readonly #folder: string;
  readonly #faults: Faults;
  readonly #read = new Map<string, Promise<Content | undefined>>();

  readonly #mentioned = new Set<string>();
  #missesTexts = false;

  constructor(root: string, folder: string, faults: Faults) {
    this.#root = root;
    this.#folder = folder;
    this.#faults = faults;
  }

  /** @param text the file that shows the figure. @returns undefined where a fault was reported. */
  async find(text: string, language: Language, shown: FigureReference): Promise<FigureSource | undefined> {
    const { id, file, caption, alternative, line } = shown;
    const fault = (message: string): void => {
      this.#faults.add(text, message, line);
    };
    const [, name, drawing] = place.exec(file) ?? [];
    if (name === undefined) {
      fault(
        `'${file}' is no figure: it must be figures/<name>.jpg, .png, .webp, .ecg.json or .flow.json beside this file`,
      );
      return undefined;
    }
    if (caption === '') fault(`${file} has no caption: ![alternative text](${file} "caption")`);
    if (drawing === undefined && alternative === '')
      fault(`${file} has no alternative text: ![what it shows](${file} "caption")`);
    const known = this.#read.get(name);
    const reading = known ?? this.#content(name, drawing, fault);
    this.#read.set(name, reading);
    const content = await reading;
    if (content === undefined) return undefined;
    if (content.kind === 'picture') return { ...content, id, caption, alternative };
    if (content.kind === 'ecg') return { ...content, id, caption, alternative: alternative || null };
    return { kind: 'flow', id, caption, steps: content.steps[language] };
  }

  /** Tells that a text names a file where it shows none, which is told already. */
  mention(file: string): void {
    this.#mentioned.add(place.exec(file)?.[1] ?? file);
  }

  /** Tells that a text cannot be read in full: which files it shows is not known. */
  missText(): void {
    this.#missesTexts = true;
  }

  /** Reports the files that no text shows. */
  async checkUnused(): Promise<void> {
    const folder = join(this.#folder, 'figures');
    if (this.#missesTexts) return;
    for (const { name } of await entriesIn(this.#root, folder, this.#faults)) {
      if (!isHidden(name) && !this.#read.has(name) && !this.#mentioned.has(name))
        this.#faults.add(join(folder, name), 'No text of the topic shows this figure');
    }
  }

  async #content(
    name: string,
    drawing: string | undefined,
    fault: (message: string) => void,
  ): Promise<Content | undefined> {
    const file = join(this.#folder, 'figures', name);
    const path = join(this.#root, file);
    const why = whyNot(this.#root, file, `figures/${name}`);
    if (why !== undefined) {
      fault(why);
      return undefined;
    }
    if (drawing === 'ecg') {
      const json = await readJson(this.#root, file, ecgStrip, this.#faults);
      return json && { kind: 'ecg', strip: json.value };
    }
    if (drawing === 'flow') {
      const json = await readJson(this.#root, file, flowFile, this.#faults);
      return json && { kind: 'flow', steps: flowByLanguage(json.value) };
    }
    const picture = await readFigurePicture(path);
    if (typeof picture === 'string') {
      fault(`figures/${name} ${picture}`);
      return undefined;
    }
    const { width, height } = picture;
    const kept = (size: 'large' | 'small'): FileSource => ({
      path: `${path}#${size}`,
      name: name.replace(/\.\w+$/, '.webp'),
      mime: 'image/webp',
      bytes: picture[size],
    });
    return { kind: 'picture', width, height, small: kept('small'), large: kept('large') };
  }
}
