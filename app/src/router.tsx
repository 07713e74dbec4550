import { type ComponentType, type ReactNode, use } from 'react';
import { Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { loadPage } from './pages.ts';
import { type RouteEntry, routeTable } from './routes.tsx';
import { Guard } from './shell/frame/Guard.tsx';
import { NotFound, Problem, RouteCrash } from './shell/frame/ErrorPages.tsx';
import { ProblemContext } from './shell/frame/problem.ts';
import { Shell } from './shell/frame/Shell.tsx';

/** Shows what went wrong while the server rendered the page, as long as the visitor stays on it. */
function Rendered({ showsUnknown, children }: { showsUnknown: boolean; children: ReactNode }) {
  const problem = use(ProblemContext);
  const { key } = useLocation();
  const isShownByPage = showsUnknown && problem?.status === 404;
  if (problem !== null && key === problem.key && !isShownByPage)
    return problem.status === 404 ? <NotFound /> : <Problem reference={problem.reference} />;
  return children;
}

/** Makes the component of a route once a page and its guards: tabs of a page are routes, and a tab keeps the page. */
function componentMaker() {
  const made = new Map<string, ComponentType>();
  return (
    { page, guard, isShopping = false, showsUnknown = false }: RouteEntry,
    Page: ComponentType,
  ): ComponentType => {
    const name = `${page} ${guard ?? ''} ${String(isShopping)}`;
    const known = made.get(name);
    if (known !== undefined) return known;
    function Component() {
      return (
        // What does not exist exists for nobody: a guest is not asked to log in for it.
        <Rendered showsUnknown={showsUnknown}>
          <Guard kind={guard} isShopping={isShopping}>
            <Page />
          </Guard>
        </Rendered>
      );
    }
    made.set(name, Component);
    return Component;
  };
}

const componentOf = componentMaker();

/** Brings what else a page needs before it is drawn. */
export type Accompany = (entry: RouteEntry) => Promise<unknown>;

function routeOf(entry: RouteEntry, accompany: Accompany): RouteObject {
  return {
    path: entry.path,
    caseSensitive: true,
    handle: entry,
    errorElement: <RouteCrash />,
    lazy: async () => {
      const [{ Page }] = await Promise.all([loadPage(entry.page), accompany(entry)]);
      return { Component: componentOf(entry, Page) };
    },
  };
}

/** The routes as the router takes them. New ones for each router: it keeps what it loaded in them. */
export function makeRoutes(accompany: Accompany = () => Promise.resolve()): RouteObject[] {
  return [
    {
      element: (
        <Shell>
          <Outlet />
        </Shell>
      ),
      errorElement: <RouteCrash />,
      children: routeTable.map((entry) => routeOf(entry, accompany)),
    },
  ];
}
