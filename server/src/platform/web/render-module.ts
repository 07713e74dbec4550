import type { Language, SiteConfig } from '@medeina/contract';
import type { CallInProcess } from '../endpoints/mount.ts';

/** What the app's built render entry exports. The shapes repeat the app's, because the server may not import it. */
export interface RenderModule {
  render(input: {
    readonly url: string;
    readonly language: Language;
    readonly call: CallInProcess;
    readonly nonce: string;
    readonly requestId: string;
    readonly config: SiteConfig;
    readonly assets: unknown;
  }): Promise<RenderOutput>;
  routeFacts(url: string): RouteFacts;
  /** Reads what the build wrote into the client folder. */
  readAssets(folder: string): unknown;
  /** The `@font-face` rules of the assets that `readAssets` returned. */
  fontFaces(assets: unknown): string;
  /** Paths of the public pages that need no id. */
  publicPaths(): readonly string[];
  /** The canonical address of a page made from content. */
  canonicalPath(path: string): string;
  /** Draws the picture for sharing a page, as SVG without text or fonts. */
  sharePicture(picture: SharePicture): Promise<string>;
}

/** A picture for sharing: of a course, else of the site. */
export interface SharePicture {
  readonly language: Language;
  readonly course?: {
    readonly id: number;
    readonly title: string;
    /** Key of the category, which chooses the pattern. */
    readonly category: string;
    readonly categoryName: string;
    /** Address of its photo, drawn in place of the pattern; a data address while drawing. */
    readonly photo?: string;
  };
}

export interface RenderOutput {
  readonly status: number;
  readonly html: string;
  /** A path of our own site to go to instead. */
  readonly location: string | null;
  /** Value of the `Link` header. */
  readonly links: string;
  /** False where a part of the page failed, so that the page is not cached. */
  readonly isWhole: boolean;
}

export interface RouteFacts {
  /** `guest`: for people who are not logged in; `user`: for those who are. */
  readonly guard: 'none' | 'guest' | 'user';
  /** Path and understood query: pages with one key are the same page. */
  readonly key: string;
  readonly isRendered: boolean;
}

/** Checks that a module is the app's render entry. */
export function asRenderModule(module: unknown, from: string): RenderModule {
  if (isRenderModule(module)) return module;
  throw new Error(`${from} is not the app's render entry: build the app again.`);
}

function isRenderModule(module: unknown): module is RenderModule {
  return (
    typeof module === 'object' &&
    module !== null &&
    ['render', 'routeFacts', 'readAssets', 'fontFaces', 'publicPaths', 'canonicalPath', 'sharePicture'].every(
      (name) => typeof Reflect.get(module, name) === 'function',
    )
  );
}
