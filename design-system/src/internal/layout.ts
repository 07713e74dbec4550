/** The elements that layout components may render. */
export type BoxElement =
  | 'div'
  | 'span'
  | 'ul'
  | 'ol'
  | 'li'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'main'
  | 'form'
  | 'dl'
  | 'fieldset'
  | 'figure'
  | 'p';

/** A step of the space scale, in pixels. */
export type Gap = 0 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 56 | 64 | 80;
