import { escapeMarkup } from './escape-markup.ts';

/** A picture with its caption, as the inside of its `figure`. */
export function pictureMarkup(picture: {
  readonly url: string;
  readonly alternative: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
}): string {
  const { url, alternative, width, height } = picture;
  return `<img src="${escapeMarkup(url)}" alt="${escapeMarkup(alternative)}" width="${width}" height="${height}">${captionMarkup(picture)}`;
}

export function captionMarkup({ caption }: { readonly caption: string }): string {
  return `<figcaption>${escapeMarkup(caption)}</figcaption>`;
}

/** A text whose empty `figure` elements hold what they show. */
export function fillFigures<Shown extends { readonly id: string }>(
  html: string,
  figures: readonly Shown[],
  insideOf: (figure: Shown) => string,
): string {
  return figures.reduce(
    (text, figure) =>
      text.replace(
        `<figure id="${figure.id}"></figure>`,
        // A function, because captions may hold what a replacement text gives a meaning.
        () => `<figure id="${figure.id}">${insideOf(figure)}</figure>`,
      ),
    html,
  );
}
