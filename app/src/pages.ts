import type { PageModule } from './routes.tsx';

const modules = import.meta.glob<PageModule>('./pages/*/*Page.tsx');

/** Loads a page by its name in the route table. */
export async function loadPage(name: string): Promise<PageModule> {
  const load = modules[`./pages/${name}.tsx`];
  if (load === undefined) throw new Error(`There is no page ${name}.`);
  return await load();
}
