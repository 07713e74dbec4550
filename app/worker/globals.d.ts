// Set by the build; written so, that nobody takes them for variables.
// oxlint-disable no-underscore-dangle

/** Scripts, styles and fonts of this release. */
declare const __FILES__: readonly string[];
/** Name of this release. */
declare const __RELEASE__: string;

/** The text of a file. */
declare module '*?raw' {
  const content: string;
  export default content;
}
