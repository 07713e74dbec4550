/** Defined by Node and replaced by bundlers; missing on a page without a build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * @param isWrong whether to report
 * @param words what was passed, and what to pass instead
 */
type Misuse = (component: string, isWrong: boolean, words: string) => void;

/**
 * Reports props that the types cannot rule out, once and in development only. Called as `misuse?.(…)`: in production it
 * is undefined, so bundlers drop the calls with their messages, as long as they name this variable itself. It never
 * throws: bad data from a server must not take the page down.
 */
export let misuse: Misuse | undefined;
try {
  if (process.env.NODE_ENV !== 'production') {
    const reported = new Set<string>();
    misuse = (component, isWrong, words) => {
      const line = `Medeina, ${component}: ${words}`;
      if (!isWrong || reported.has(line)) return;
      reported.add(line);
      // For developers, never for users.
      // oxlint-disable-next-line eslint/no-console
      console.error(line);
    };
  }
} catch {
  // No `process`: this is not development.
}
