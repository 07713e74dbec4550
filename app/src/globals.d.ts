/// <reference types="vite/client" />

/** Where the plates' patterns are served; set by the build. */
// The build's own constants are written so, that nobody takes them for variables.
// oxlint-disable-next-line no-underscore-dangle
declare const __PATTERNS__: string;
