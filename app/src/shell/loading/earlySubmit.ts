declare global {
  interface Window {
    /** Holds back forms that are sent before the page answers; set by the document's first script. */
    earlySubmit?: ((event: SubmitEvent) => void) & { submitter?: HTMLElement | null };
  }
}

/**
 * Lets forms go from now on, and presses the button whose form waited: a click hydrates the part of the page that the
 * form stands in, which a submit does not.
 */
export function sendEarlySubmit(): void {
  const { earlySubmit } = window;
  if (earlySubmit === undefined) return;
  removeEventListener('submit', earlySubmit, true);
  delete window.earlySubmit;
  const { submitter } = earlySubmit;
  // React hydrates nothing for an event while it is still running effects.
  if (submitter?.isConnected === true) setTimeout(() => submitter.click());
}
