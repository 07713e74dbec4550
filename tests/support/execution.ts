import type { Page } from '@playwright/test';

/** What a page did that no text of a visitor may make it do. */
export interface Execution {
  /** Dialogs that were opened, other sites that were asked, and what the content policy had to stop. */
  readonly signs: readonly string[];
}

/** Watches a page, before it is opened, for anything that runs or loads because of what somebody typed. */
export async function watchExecution(page: Page, ownOrigin: string): Promise<Execution> {
  const signs: string[] = [];
  await page.exposeFunction('tellOfExecution', (sign: string) => void signs.push(sign));
  // As text: it runs in the page, before its own scripts.
  await page.addInitScript(`
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      window[name] = (what) => window.tellOfExecution(name + ' ' + what);
    document.addEventListener('securitypolicyviolation', (event) =>
      window.tellOfExecution('stopped: ' + event.effectiveDirective + ' ' + event.blockedURI));
  `);
  page.on('dialog', (dialog) => {
    signs.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== ownOrigin && /^https?:$/.test(protocol)) signs.push(`asked ${request.url()}`);
  });
  return { signs };
}
