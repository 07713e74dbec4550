/** Answered by Node and by every bundler, which puts the answer in its place; missing on a page without one. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * @param component the component that was given the props
 * @param isWrong what must not be
 * @param words what was given, and what to give instead
 */
type Misuse = (component: string, isWrong: boolean, words: string) => void;

/**
 * Says once, in development alone, what is wrong with the props of a component where the types can't. Called as
 * `misuse?.(…)`: in production it is nothing, so bundlers drop the calls with their words; they do where this is the
 * variable itself, and not another name for it. It never throws: what a server sent must not take the page away.
 */
export let misuse: Misuse | undefined;
try {
  if (process.env.NODE_ENV !== 'production') {
    const reported = new Set<string>();
    misuse = (component, isWrong, words) => {
      const line = `Medeina, ${component}: ${words}`;
      if (!isWrong || reported.has(line)) return;
      reported.add(line);
      // For the page's developer, never for its readers.
      // oxlint-disable-next-line eslint/no-console
      console.error(line);
    };
  }
} catch {
  // No `process`: this is not development.
}
