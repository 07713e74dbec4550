declare global {
  interface Window {
    /** Holds back forms that are sent before the page answers; set by the document's first script. */
    earlySubmit?: ((event: Event) => void) & { form?: HTMLFormElement };
  }
}

/** Lets forms go from now on, and sends the one that waited. */
export function sendEarlySubmit(): void {
  const { earlySubmit } = window;
  if (earlySubmit === undefined) return;
  removeEventListener('submit', earlySubmit, true);
  delete window.earlySubmit;
  if (earlySubmit.form?.isConnected === true) earlySubmit.form.requestSubmit();
}
